import { t } from '#shared/t.ts';
import { formatTenths } from '#shared/written/numbers.ts';

const CARD_DESCRIPTION = 100;
const BADGE_VIEWS = 5_000;

interface Alike {
  category: string;
  tags: readonly string[];
  difficulty: string | null;
}

/** Popularity: 0.7 × views + 0.3 × likes (spec part 1 §4). */
export function popularityScore({ views, likes }: { views: number; likes: number }): number {
  return 0.7 * views + 0.3 * likes;
}

/** Category match 5, each shared tag 2, same difficulty 1 (spec part 1 §5). */
export function similarityScore(one: Alike, other: Alike): number {
  const tags = new Set(one.tags.map((tag) => tag.toLowerCase()));
  const shared = new Set(other.tags.map((tag) => tag.toLowerCase()).filter((tag) => tags.has(tag))).size;
  return (
    (one.category === other.category ? 5 : 0) +
    2 * shared +
    (one.difficulty !== null && one.difficulty === other.difficulty ? 1 : 0)
  );
}

/** Default lengths of lists: 20 for a person, 12 for a category, otherwise 6 (spec part 1 §9). */
export function defaultLimit(filters: { author?: string; category?: string; diet?: string }): number {
  if (filters.author) return 20;
  return filters.category || filters.diet ? 12 : 6;
}

/** A card's description: cut at 100 characters (spec part 1 §2). */
export function cardDescription(text: string): string {
  const characters = [...text];
  return characters.length <= CARD_DESCRIPTION
    ? text
    : `${characters.slice(0, CARD_DESCRIPTION).join('').trimEnd()}…`;
}

interface Times {
  prepTime: number | null;
  cookTime: number | null;
}

/** Prep plus cook time in minutes; `null` while the cook time is unknown, and for a total of 0. */
export function totalTime({ prepTime, cookTime }: Times): number | null {
  return cookTime === null ? null : (prepTime ?? 0) + cookTime || null;
}

/** Likes in thousands above 5000 views (spec part 1 §2); otherwise `null`. */
export function likesBadge({ views, likes }: { views: number; likes: number }): string | null {
  if (views <= BADGE_VIEWS) return null;
  const thousands = formatTenths(likes / 1000);
  return t('{thousands}k', { thousands });
}

/** 75 → '1 h 15 min', 1505 → '1 d 1 h 5 min'. */
export function formatMinutes(minutes: number): string {
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const rest = minutes % 60;
  return [
    days > 0 && t('{days} d', { days }),
    hours > 0 && t('{hours} h', { hours }),
    (rest > 0 || minutes === 0) && t('{minutes} min', { minutes: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Ids of a recipe's categories: its own, those its tags name ('Gluten Free' means gluten-free), and the diets its
 * ingredients suit; never one they disprove.
 */
export function categoriesOf(
  { category, tags }: Pick<Alike, 'category' | 'tags'>,
  known: ReadonlySet<string>,
  diets: { suits: readonly string[]; disproved: readonly string[] },
): string[] {
  const named = tags
    .map((tag) =>
      tag
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-'),
    )
    .filter((slug) => known.has(slug));
  const suited = diets.suits.filter((id) => known.has(id));
  return [...new Set([category, ...named, ...suited])].filter((id) => !diets.disproved.includes(id));
}

/** Trimmed tags without duplicates, ignoring case (spec part 2 §5). */
export function cleanTags(tags: readonly string[]): string[] {
  const clean = tags.map((tag) => tag.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const plain = clean.map((tag) => tag.toLowerCase());
  return clean.filter((_, at) => plain.indexOf(plain[at] ?? '') === at);
}

/** Whether an address is a picture stored here. */
export function isOwnPicture(address: string): boolean {
  return /^\/(?:pictures\/stored|art)(?:\/[a-z0-9-]+)+$/i.test(address);
}

/** The photo a recipe was given; `null` if its cover is drawn. */
export function givenPicture({ image }: { image: string }): string | null {
  return image.startsWith('/pictures/recipes/') ? null : image;
}

/** Realigns step notes after an edit: each stays with its step's text. */
export function guidanceOf(
  steps: readonly string[],
  before: { instructions: readonly string[]; stepGuidance: readonly string[] },
): string[] {
  if (!before.stepGuidance.some(Boolean)) return [];
  return steps.map((step) => before.stepGuidance[before.instructions.indexOf(step)] ?? '');
}

interface Pictured {
  id: string;
  image: string | null;
  title: string;
  category: string;
  tags: readonly string[];
  version: number;
}

/** Version of the illustrator's rules: raising it redraws every cover under a new URL. */
const ILLUSTRATOR = 2;

/**
 * Hash of a cover's input, so that its URL changes with the drawing (FNV-1a, base 36). `version` rises with every edit, so
 * it covers ingredients and steps.
 */
export function pictureVersion({ title, category, tags, version }: Omit<Pictured, 'id' | 'image'>): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify([ILLUSTRATOR, title, category, tags, version])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Base path of a recipe's picture, whether photo or drawn cover: append '-320.webp', '-640.webp' or '-1280.webp'. */
export function recipePicture(recipe: Pictured): string {
  return recipe.image ?? `/pictures/recipes/${recipe.id}/${pictureVersion(recipe)}`;
}

/** The site of a URL in its common form: 'example.org'; `null` if there is none. */
export function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : null;
}
