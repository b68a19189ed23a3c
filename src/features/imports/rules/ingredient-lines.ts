import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import type { IngredientLine } from './draft.ts';

const BULLET = /^(?:\[[ x]?\]|[\s▢☐□◻✓✔•·▪◦*–—-])+(?=\S)/i;
const NUMBER = /^\d{1,2}[.)]\s+(?=\S)/;
const LONGEST = 160;
/** An amount after the name: 'flour 150g', 'eggs: 2', 'rice (50 g)' */
const BEHIND = /^(\D{2,80}?)\s*[\s:(]\s*(?!\d+\s?x)([\d¼½¾⅓⅔⅛][^()]{0,24}?)\)?$/u;
const CELLS = /\s*\t\s*|\s{3,}/;

/** Whether a line starts with an amount, as ingredients do, and is not a sentence. */
export function isMeasured(text: string): boolean {
  const line = bare(text);
  if (line.length > LONGEST || /[.!?]\s+\p{Lu}/u.test(line)) return false;
  return splitIngredientLine(line).amount !== '' || isAmountAlone(line);
}

/**
 * Whether a list of ingredients starts here: this line and the next are measured, or both are bulleted and one is
 * measured.
 */
export function isListed(text: string, next: string): boolean {
  if (isMeasured(text) && isMeasured(next)) return true;
  return BULLET.test(text) && BULLET.test(next) && (isMeasured(text) || isMeasured(next));
}

/** Appends a line. An amount on its own line belongs to the name that follows, as in copied tables. */
export function addIngredientLine(written: string, part: string, found: IngredientLine[]): void {
  const text = bare(written);
  const last = found.at(-1);
  if (last && isAmountAlone(last.text) && !/\d/.test(splitIngredientLine(text).amount)) {
    found[found.length - 1] = { text: `${last.text} ${text}`, part: last.part };
    return;
  }
  found.push({ text, part });
}

function bare(text: string): string {
  const line = text.replace(BULLET, '');
  const rest = line.replace(NUMBER, '');
  // '1. 2 eggs' is numbered, '2. Beat the eggs' is a step, and '1 egg' is neither.
  return rest !== line && /^[\d¼½¾⅓⅔⅛]/.test(rest) ? rest : line;
}

/** Whether a line is only an amount: '200 g'. */
function isAmountAlone(text: string): boolean {
  return (
    /^[\d¼½¾⅓⅔⅛]/.test(text) &&
    text.length <= 30 &&
    splitIngredientLine(`${text} potatoes`).name === 'potatoes'
  );
}

/**
 * Lists in which every amount stands alone in the line below its name: a list that begins with a name and ends with an amount.
 * Each amount is put before its name.
 */
export function amountsBefore(lines: readonly IngredientLine[]): IngredientLine[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || isMeasured(bare(first.text)) || !isAmountAlone(bare(last.text))) return [...lines];
  const moved: IngredientLine[] = [];
  for (const line of lines) {
    const name = isAmountAlone(bare(line.text)) ? moved.pop() : undefined;
    moved.push(name ? { ...name, text: `${bare(line.text)} ${bare(name.text)}` } : line);
  }
  return moved;
}

/** Moves a trailing amount of a table row to the front. */
export function amountFirst(text: string): string {
  const [name = '', amount = '', ...more] = text.trim().split(CELLS);
  return more.length === 0 && amount && isAmountAlone(amount) ? `${amount} ${name}` : text;
}

/** Normalizes a list in which most amounts follow the name: 'flour 150g' becomes '150 g flour'. */
export function amountsFirst(lines: IngredientLine[]): IngredientLine[] {
  const moved = lines.map(({ text, part }) => {
    const [, name = '', amount = ''] = BEHIND.exec(text) ?? [];
    const own = amount.replace(/(\d)(?=\p{L})/u, '$1 ');
    return name && !isMeasured(text) && isAmountAlone(own)
      ? { text: `${own} ${name.replace(/\s*[–—:-]+$/, '')}`, part }
      : null;
  });
  const count = moved.filter((line) => line !== null).length;
  return count > 1 && count * 2 > lines.length ? lines.map((line, at) => moved[at] ?? line) : lines;
}
