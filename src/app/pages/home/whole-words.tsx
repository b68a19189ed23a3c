/** A description that was cut at 100 characters, cut back to its last whole sentence, or else to its last whole word. */
export function wholeWords(description: string): string {
  if (!description.endsWith('…')) return description;
  const text = description.slice(0, -1);
  const sentence = /^.{40,}[.!?](?=\s)/s.exec(text)?.[0];
  return sentence ?? `${text.replace(/[\s,;:]*\S*$/, '')}…`;
}
