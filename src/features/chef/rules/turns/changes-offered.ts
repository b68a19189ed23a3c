import { type Message, msg } from '#shared/t.ts';

interface Change {
  /** The text sent to the chef, which reads English. */
  words: string;
  label: Message;
  /** What a recipe is already that needs no such change. */
  unless?: string;
}

const CHANGES: readonly Change[] = [
  { words: 'Make it vegan', label: msg('Make it vegan'), unless: 'vegan' },
  { words: 'Spicier', label: msg('Spicier') },
  { words: 'Faster', label: msg('Faster') },
  { words: 'For six', label: msg('For six') },
  { words: 'Lighter', label: msg('Lighter') },
];

/** The changes offered for a recipe with these tags. */
export const changesFor = (tags: readonly string[]): readonly Change[] =>
  CHANGES.filter(({ unless }) => unless === undefined || !tags.includes(unless));
