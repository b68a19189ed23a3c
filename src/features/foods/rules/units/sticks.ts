/** Whether a stick of a food has a known weight: butter, but not celery. */
export const comesInSticks = (name: string): boolean =>
  /butter|margarine|shortening|oleo|lard|fat|spread/i.test(name);
