import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Letters of three, of which any text that a pattern matches has at least one; `null` if nothing is certain. */
type Needles = ReadonlySet<string> | null;

type Pattern = Pick<RegExp, 'source' | 'flags'>;

/** What is certain of the texts that a part of a pattern matches: all of them if they are few. */
interface Part {
  exact: readonly string[] | null;
  needles: Needles;
}

const GRAM = 3;
const MOST_TEXTS = 40;
const MOST_OF_CLASS = 6;
const EMPTY: Part = { exact: [''], needles: null };
const ANYTHING: Part = { exact: null, needles: null };

/** The commonest letters first, and the space between words before them. */
const COMMON = ' etaoinshrdlcumwfgypbvk';
const RARITIES: ReadonlyMap<string, number> = new Map([...COMMON].map((letter, rank) => [letter, rank]));
const rarityAt = (text: string, at: number) => RARITIES.get(text.charAt(at)) ?? COMMON.length;
const rarity = (text: string, at = 0) => rarityAt(text, at) + rarityAt(text, at + 1) + rarityAt(text, at + 2);

function rarestIn(text: string): string {
  let best = 0;
  for (let at = 1; at + GRAM <= text.length; at++) if (rarity(text, at) > rarity(text, best)) best = at;
  return text.slice(best, best + GRAM);
}

const needlesOf = (texts: readonly string[]): Needles =>
  texts.every(({ length }) => length >= GRAM) ? new Set(texts.map(rarestIn)) : null;

const needlesIn = ({ exact, needles }: Part): Needles => (exact ? needlesOf(exact) : needles);

/** How many texts have one of them by chance. */
const cost = (needles: ReadonlySet<string>) =>
  [...needles].reduce((sum, gram) => sum + 1 / (1 + rarity(gram)), 0);

const cheaper = (one: Needles, other: Needles): Needles =>
  one === null || (other !== null && cost(other) < cost(one)) ? other : one;

/** Most parts are a letter. */
function joined(starts: readonly string[], ends: readonly string[]): readonly string[] {
  const [start = '', ...otherStarts] = starts;
  const [end = '', ...otherEnds] = ends;
  return otherStarts.length + otherEnds.length === 0
    ? [start + end]
    : starts.flatMap((each) => ends.map((last) => each + last));
}

function inSequence(parts: readonly Part[]): Part {
  let exact: readonly string[] = [''];
  let needles: Needles = null;
  let isWhole = true;
  for (const part of parts) {
    if (part.exact && part.exact.length * exact.length <= MOST_TEXTS) {
      exact = joined(exact, part.exact);
      continue;
    }
    isWhole = false;
    needles = cheaper(cheaper(needles, needlesOf(exact)), needlesIn(part));
    exact = part.exact ?? [''];
  }
  return isWhole ? { exact, needles: null } : { exact: null, needles: cheaper(needles, needlesOf(exact)) };
}

function either(parts: readonly Part[]): Part {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const exact = parts.flatMap((part) => part.exact ?? []);
  if (exact.length <= MOST_TEXTS && parts.every((part) => part.exact)) return { exact, needles: null };
  const needles = new Set<string>();
  for (const part of parts) {
    const own = needlesIn(part);
    if (own === null) return ANYTHING;
    for (const gram of own) needles.add(gram);
  }
  return { exact: null, needles };
}

const letter = (code: number): Part => ({ exact: [String.fromCodePoint(code).toLowerCase()], needles: null });

const oneOf = (choices: readonly AST.Alternative[]): Part =>
  either(choices.map(({ elements }) => inSequence(elements.map(partOf))));

/** What is certain of an element. Whatever has too many texts may be any. */
function partOf(element: AST.Element): Part {
  switch (element.type) {
    case 'Character':
      return letter(element.value);
    case 'Group':
    case 'CapturingGroup':
      return oneOf(element.alternatives);
    case 'CharacterClass':
      return lettersOf(element);
    case 'Quantifier':
      return repeated(partOf(element.element), element);
    case 'Assertion':
      // What stands around a match is no part of it.
      return EMPTY;
    default:
      return ANYTHING;
  }
}

function lettersOf({ elements, negate }: AST.CharacterClass): Part {
  const letters = elements.flatMap((each) => (each.type === 'Character' ? [letter(each.value)] : []));
  const isKnown = !negate && letters.length === elements.length && letters.length <= MOST_OF_CLASS;
  return isKnown ? either(letters) : ANYTHING;
}

function repeated(part: Part, { min, max }: AST.Quantifier): Part {
  if (min > 0) return { exact: null, needles: needlesIn(part) };
  return max === 1 && part.exact ? { exact: [...part.exact, ''], needles: null } : ANYTHING;
}

const parser = new RegExpParser();

/** Any of these letters of three is in every text that a pattern matches, in lowercase; `null` if none is certain. */
function needlesOfPattern({ source, flags }: Pattern): Needles {
  const options = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  return needlesIn(oneOf(parser.parsePattern(source, 0, source.length, options).alternatives));
}

/** Rules by their number: those tried on every text, and those tried where these letters of three are. */
interface Index {
  always: readonly number[];
  byGram: ReadonlyMap<string, readonly number[]>;
}

/**
 * Hundreds of rules, each with a pattern, applied to a text in order. Of most texts nearly no rule finds anything: only those are tried
 * whose letters a text has, so that the others are not even compiled.
 */
export class RuleIndex<Rule> {
  readonly #rules: readonly Rule[];
  readonly #patternOf: (rule: Rule) => Pattern;
  #index: Index | null = null;

  constructor(rules: readonly Rule[], patternOf: (rule: Rule) => Pattern) {
    this.#rules = rules;
    this.#patternOf = patternOf;
  }

  /** The text after each rule that may find something in it was applied to what those before it made of it. */
  applied(text: string, apply: (said: string, rule: Rule) => string): string {
    let said = text;
    let tried = this.#triedFor(said);
    for (const [n, rule] of this.#rules.entries()) {
      if (!tried[n]) continue;
      const after = apply(said, rule);
      if (after !== said) tried = this.#triedFor(after);
      said = after;
    }
    return said;
  }

  #triedFor(text: string): Uint8Array {
    this.#index ??= this.#indexed();
    const { always, byGram } = this.#index;
    const tried = new Uint8Array(this.#rules.length);
    for (const n of always) tried[n] = 1;
    const lower = text.toLowerCase();
    for (let at = 0; at + GRAM <= lower.length; at++)
      for (const n of byGram.get(lower.slice(at, at + GRAM)) ?? []) tried[n] = 1;
    return tried;
  }

  #indexed(): Index {
    const always: number[] = [];
    const byGram = new Map<string, number[]>();
    for (const [n, rule] of this.#rules.entries()) {
      const needles = needlesOfPattern(this.#patternOf(rule));
      if (!needles) always.push(n);
      for (const gram of needles ?? []) byGram.set(gram, [...(byGram.get(gram) ?? []), n]);
    }
    return { always, byGram };
  }
}
