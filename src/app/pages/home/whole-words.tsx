/** Shortens a description cut at 100 characters to its last full sentence, otherwise to its last full word. */
export function wholeWords(description: string): string {
  if (!description.endsWith('…')) return description;
  const text = description.slice(0, -1);
  const sentence = /^.{40,}[.!?](?=\s)/s.exec(text)?.[0];
  return sentence ?? `${text.replace(/[\s,;:]*\S*$/, '')}…`;
}
