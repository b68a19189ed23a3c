/** An ingredient, where a step mentions it. */
export interface Mention {
  name: string;
  /** As written, without the percent sign: '125 g', 'pinch'; empty for none. */
  amount: string;
  /** How it is prepared: 'finely sliced'. */
  note: string;
  isOptional: boolean;
  /** Whether it is listed elsewhere in the recipe, or not meant to be listed. */
  isUnlisted: boolean;
}

/** A part of a step: plain text, or an ingredient with its wording there. */
export type Part = string | (Mention & { said: string });

/**
 * '@name', '@several words{2%cups}(chopped)', '#pan', '#large pan{}', '~{10%minutes}'. A name does not extend past the end
 * of a sentence.
 */
const MARK =
  /(?<![\p{L}\p{N}])([@#~])([@&?+-]{0,3})(?:((?:(?![.!?;:]\s)[^@#~{}\n]){0,100}?)\{([^{}\n]{0,100})\}(?:\(([^()\n]{0,200})\))?|(\p{L}[\p{L}\p{N}_'’-]*))/gu;
const BRACED = /(?<![\p{L}\p{N}])@[^@#~{}\n]{1,60}\{[^{}\n]{0,60}\}/gu;
const LEAST_MARKS = 2;
/** Units for pieces, which add nothing to the number. */
const PIECES = /^(?:items?|pieces?|units?|whole|pcs?)$/i;

/** Whether a text marks ingredients as Cooklang does. */
export function hasMarks(text: string): boolean {
  return [...text.matchAll(BRACED)].length >= LEAST_MARKS;
}

/** The parts of a step, with cookware and times in plain words. */
export function partsOf(step: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const mark of step.matchAll(MARK)) {
    const [all, kind, flags = '', named, braces = '', note = '', word = ''] = mark;
    parts.push(step.slice(end, mark.index));
    end = mark.index + all.length;
    const [name = '', alias] = (named ?? word).split('|').map((text) => text.trim());
    const amount = amountOf(braces);
    if (kind === '~') parts.push(amount || name);
    else if (name === '') parts.push(all);
    else if (kind === '#') parts.push(alias ?? name);
    else parts.push(mentionOf({ name, alias, amount, note, flags }));
  }
  parts.push(step.slice(end));
  return parts.filter((part) => part !== '');
}

interface Marked {
  name: string;
  alias: string | undefined;
  amount: string;
  note: string;
  flags: string;
}

/** '@./Shared/Pizza Dough' is another recipe, listed by its name. */
function mentionOf({ name: written, alias, amount, note, flags }: Marked): Part {
  const name = /^\.{0,2}\//.test(written) ? (written.split('/').at(-1) ?? written) : written;
  return {
    ...{ name, amount, note: note.trim(), said: alias ?? name },
    isOptional: flags.includes('?'),
    isUnlisted: /[&-]/.test(flags),
  };
}

/** '=' marks amounts that do not scale; Plateful scales all of them. */
function amountOf(braces: string): string {
  const [count = '', unit = ''] = braces
    .replace(/^\s*=/, '')
    .split('%')
    .map((text) => text.trim());
  return PIECES.test(unit) ? count : `${count} ${unit}`.trim();
}

/** The lines for the ingredients mentioned in steps, each once: amounts in the same unit are added up. */
export function linesOf(mentions: readonly Mention[]): string[] {
  const named = Map.groupBy(
    mentions.filter(({ isUnlisted }) => !isUnlisted),
    ({ name }) => name.toLowerCase(),
  );
  return [...named.values()].flatMap((same) => {
    const measured = same.filter(({ amount }) => amount !== '');
    const lines = measured.length > 0 ? addedUp(measured) : same.slice(0, 1);
    const note = same.find((mention) => mention.note !== '')?.note ?? '';
    const isOptional = same.every((mention) => mention.isOptional);
    return lines.map(({ name, amount }) =>
      [`${amount} ${name}`.trim(), note && `, ${note}`, isOptional && ' (optional)'].filter(Boolean).join(''),
    );
  });
}

/** '1.5 kg', '1,5 kg', '1/2 cup', '1 1/2 cups'; amounts like '2-3 cloves' and '1½ cups' are not added up. */
const MEASURE =
  /^(?:(\d+)\s+(?=\d+\/))?(?:(\d+)\/(\d+)|(\d+(?:[.,]\d+)?))(|\s*[^\s\d.,/–—½¼¾⅓⅔⅛-].*|\s+[^\s\d/–—½¼¾⅓⅔⅛-].*)$/;

/** A number and its unit; no unit if it is unknown. */
function measureOf(amount: string): { count: number; unit: string | undefined } {
  const [, whole = 0, over, under, plain = '0', unit] = MEASURE.exec(amount) ?? [];
  const part = over === undefined ? Number(plain.replace(',', '.')) : Number(over) / Number(under);
  const count = Number(whole) + part;
  return { count, unit: Number.isFinite(count) ? unit : undefined };
}

function addedUp(mentions: readonly Mention[]): Mention[] {
  const sums = new Map<string | number, Mention>();
  mentions.forEach((mention, at) => {
    const { count, unit } = measureOf(mention.amount);
    const before = unit === undefined ? undefined : sums.get(unit);
    // Two pinches stay two lines, and an ingredient that is added once stays as written.
    if (unit === undefined) sums.set(at, mention);
    else if (!before) sums.set(unit, mention);
    else {
      const sum = count + measureOf(before.amount).count;
      sums.set(unit, { ...before, amount: `${Number(sum.toFixed(4))}${unit}` });
    }
  });
  return [...sums.values()];
}
