const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID, so that it may be looked up; anything else cannot name a row. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
