import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import { headingOf as foreignHeading, isHeading } from '../page/words.ts';
import { type Block, inlineText } from './blocks.ts';

export interface Section {
  kind: 'opening' | 'ingredients' | 'directions' | 'tips' | 'other';
  /** The rest of the heading beyond its kind ('Sauce' of 'Sauce Ingredients'); empty for a plain one. */
  label: string;
  blocks: Block[];
}

const NAMES: readonly [kind: 'ingredients' | 'directions' | 'tips', exact: RegExp, within: RegExp][] = [
  ['ingredients', /^(?:the )?ingredients?(?: list)?$/, /\bingredients?\b/],
  [
    'directions',
    /^(?:the )?(?:directions?|method|instructions?|steps?|preparation|procedure)$/,
    /\b(?:directions?|method|instructions?|steps|preparation|procedure)\b/,
  ],
  [
    'tips',
    /^(?:cook(?:ing|'s|s)? )?(?:notes?|tips?|hints?|tips (?:and|&) (?:tricks|notes)|tipps?|notizen|anmerkungen?|hinweise?|astuces?|conseils?|remarques?|notas?|consejos?|trucos?|consigli[oa]?)$/,
    /^(?:notes?|tips?)\b/,
  ],
];
const OPENING = /^(?:description|about|introduction|intro|overview|infos?|information|details|facts)$/;
const NOT_EATEN =
  /\b(?:equipment|utensils?|tools?|nutrition|dishes|serving|served|contribut|credits?|sources?|links?)/;
const LONGEST_HEADING = 200;

/**
 * Groups the blocks of a recipe by heading. A plain 'Ingredients' or 'Method' opens a section at any level, also in
 * bold; a longer one ('Sauce Ingredients') only outside another section; any other heading inside a section is a part
 * of it. `hasTitle`: the title is stated elsewhere.
 */
export function sectionsOf(
  blocks: readonly Block[],
  hasTitle: boolean,
): { title: string; sections: Section[] } {
  let section: Section = { kind: 'opening', label: '', blocks: [] };
  const sections = [section];
  let level = 7;
  let above = { label: '', level: 7 };
  let title = '';
  for (const block of blocks) {
    const heading = headingOf(block);
    if (!heading) {
      section.blocks.push(block);
      continue;
    }
    const { text, name, plain, remark } = heading;
    const isOutside = section.kind === 'opening' || heading.level <= level;
    const known = NAMES.find((each) =>
      isPlainName(plain, each)
        ? isOutside || each[0] !== section.kind
        : isOutside && (each[2].test(name) || isForeign(plain, each[0])),
    );
    if (!known && section.kind === 'opening' && (heading.level === 1 || !(hasTitle || title))) {
      title ||= text;
      continue;
    }
    if (!known && section.kind === 'opening' && OPENING.test(name)) continue;
    if (!known && !isOutside) {
      section.blocks.push({ kind: 'heading', level: heading.level, text });
      continue;
    }
    if (heading.level <= above.level) above = { label: '', level: 7 };
    if (known) {
      const isPlain = isPlainName(plain, known);
      const own = isPlain ? above.label : partName(text, known[0]);
      // 'Zutaten für 4 Personen' says for how many, not which part.
      const told = isPlain ? remark : /\d/.test(own) ? own : '';
      section = { kind: known[0], label: told === own ? '' : own, blocks: [] };
      if (told) section.blocks.push({ kind: 'paragraph', lines: [told] });
    } else {
      section = { kind: 'other', label: text, blocks: [] };
      above = { label: text, level: heading.level };
    }
    level = heading.level;
    sections.push(section);
  }
  return { title, sections: settled(sections) };
}

/** A heading, or a lone bold line or one ending in a colon that names a section. `remark` is the bracketed rest. */
function headingOf(
  block: Block,
): { text: string; name: string; plain: string; remark: string; level: number } | null {
  if (block.kind === 'item' || (block.kind === 'paragraph' && block.lines.length !== 1)) return null;
  const written = block.kind === 'heading' ? block.text : (block.lines[0] ?? '');
  const isBold = /^(?:\*\*|__).*(?:\*\*|__):?\s*$/.test(written.slice(0, 80));
  if (block.kind === 'paragraph' && (written.length > 60 || !(isBold || written.trimEnd().endsWith(':'))))
    return null;
  const { text } = inlineText([written]);
  const name = text
    .slice(0, LONGEST_HEADING)
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '');
  const plain = name.replace(/[\s:]*\([^()]*\)$/, '');
  const remark = plain === name ? '' : (/\([^()]*\)/.exec(text)?.[0] ?? '');
  if (block.kind === 'heading') return { text, name, plain, remark, level: block.level };
  const isName = NAMES.some((each) => (isBold || each[0] !== 'tips') && isPlainName(plain, each));
  return isName ? { text, name, plain, remark, level: 6 } : null;
}

const FOREIGN = { ingredients: 'ingredients', directions: 'steps', tips: null } as const;

/** 'Ingredients', 'Zutaten', 'Préparation'; not a longer heading, whose other words matter. */
const isPlainName = (name: string, [kind, exact, within]: (typeof NAMES)[number]): boolean =>
  exact.test(name) || (!within.test(name) && isHeading(name) && isForeign(name, kind));

/** 'Zutaten für den Teig' too. */
const isForeign = (name: string, kind: keyof typeof FOREIGN): boolean =>
  FOREIGN[kind] !== null && foreignHeading(name) === FOREIGN[kind];

/** 'Sauce' of 'Sauce Ingredients', 'für den Teig' of 'Zutaten für den Teig'. */
function partName(text: string, kind: string): string {
  if (kind !== 'ingredients') return text;
  return text
    .replace(/^\p{L}+\s+(?=(?:für|pour|para|per|voor|till|til|na|do|для)\s)/u, '')
    .replace(/\s*\bingredients?\b(?: for(?: the)?)?\s*:?/i, ' ')
    .trim();
}

/**
 * Classifies sections with other names: measured lists above the steps are ingredients; lists of steps are steps if there
 * are no others.
 */
function settled(sections: Section[]): Section[] {
  const has = (kind: Section['kind']) => sections.some((section) => section.kind === kind);
  const firstSteps = sections.findIndex(({ kind }) => kind === 'directions');
  sections.forEach((section, at) => {
    if (section.kind !== 'other' || NOT_EATEN.test(section.label.toLowerCase())) return;
    const items = section.blocks.filter((block) => block.kind === 'item');
    const measured = items.filter(
      ({ lines, ordered }) => !ordered && splitIngredientLine((lines[0] ?? '').slice(0, 300)).amount,
    );
    const isAbove = firstSteps < 0 || at < firstSteps;
    if (isAbove && measured.length > 0 && measured.length * 2 >= items.length) section.kind = 'ingredients';
  });
  if (!has('directions')) {
    const lastIngredients = sections.findLastIndex(({ kind }) => kind === 'ingredients');
    sections.forEach((section, at) => {
      const isBelow = lastIngredients >= 0 && at > lastIngredients;
      if (
        section.kind === 'other' &&
        isBelow &&
        !NOT_EATEN.test(section.label.toLowerCase()) &&
        section.blocks.length > 0
      )
        section.kind = 'directions';
    });
  }
  return sections;
}
