import { t } from '#shared/t.ts';

interface Change {
  /** The text sent to the chef, which reads English. */
  words: string;
  label: string;
  /** What a recipe is already that needs no such change. */
  unless?: string;
}

const CHANGES: readonly Change[] = [
  { words: 'Make it vegan', label: t('Make it vegan'), unless: 'vegan' },
  { words: 'Spicier', label: t('Spicier') },
  { words: 'Faster', label: t('Faster') },
  { words: 'For six', label: t('For six') },
  { words: 'Lighter', label: t('Lighter') },
];

/** The changes offered for a recipe with these tags. */
export const changesFor = (tags: readonly string[]): readonly Change[] =>
  CHANGES.filter(({ unless }) => unless === undefined || !tags.includes(unless));
