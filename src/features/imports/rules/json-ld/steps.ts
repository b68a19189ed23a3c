import { squeeze } from '#shared/text.ts';
import { labeled } from '../draft.ts';
import { htmlLines, htmlText, withoutBullet } from '../text.ts';
import { plainWords } from './app-texts.ts';
import { fieldsOf } from './fields.ts';
import { headingIn } from './ingredients.ts';
import { isObject, isType, type Json, type JsonObject, listOf, textOf } from './values.ts';

const STEP_NUMBER = /^(?:step\s*\d{1,3}\s*[.:)–-]?|\d{1,3}\s*[.)](?!\d))\s*/i;
/** A label that only counts: 'Step 2', 'Passo 2'. */
const STEP_NAME = /^(?:step|\P{N}{0,30}\d{1,3})$/iu;
/** A line that only counts: '1:', '2.', 'Step 3'. */
const NUMBER_ALONE = /^(?:\d{1,3}\s?[.:)]?|step\s*\d{1,3}\s?[.:)]?)$/i;

/** A word boundary in scripts without spaces. */
const UNSPACED = /(?<=\p{Script=Han})\s(?=\p{Script=Han})/gu;
/** Consecutive numbers that split a text whose first step is unnumbered. */
const MANY = 3;

export interface Steps {
  instructions: string[];
  tips: string[];
}

/** Collects steps in any form; a section name prefixes its first step. */
export function addSteps(value: Json | undefined, section: string, steps: Steps): void {
  const entries = listOf(value);
  const kinds = kindsIn(entries);
  let label = section;
  const add = (text: string) => {
    if (!text) return;
    steps.instructions.push(labeled(label, text));
    label = '';
  };
  for (const entry of entries) {
    if (isObject(entry) && isType(entry, 'HowToTip')) steps.tips.push(stepText(entry, kinds));
    else if (isObject(entry) && isGroup(entry)) {
      const name = htmlText(textOf(entry.name, []));
      addSteps(entry.itemListElement ?? entry.steps ?? entry.step ?? entry.item, labeled(label, name), steps);
      label = '';
    } else if (isObject(entry)) {
      const text = stepText(entry, kinds);
      const heading = headingIn(text);
      if (heading) label = heading;
      else add(text);
    } else if (Array.isArray(entry)) {
      addSteps(entry, label, steps);
      label = '';
    } else
      for (const text of entries.length === 1
        ? plainSteps(textOf(entry, []))
        : [htmlText(textOf(entry, []))]) {
        const heading = headingIn(text);
        if (heading) label = heading;
        else if (!NUMBER_ALONE.test(text)) add(withoutNumber(text));
      }
  }
}

/** Whether an object is a section or a list of steps; a step made of directions is one step. */
function isGroup(entry: JsonObject): boolean {
  if (isType(entry, 'HowToStep')) return false;
  return (
    ['itemListElement', 'steps', 'step'].some((key) => Object.hasOwn(entry, key)) || isObject(entry.item)
  );
}

/** Names that several steps share: they state a step's type, not what it does ('Adding an ingredient'). */
function kindsIn(entries: readonly Json[]): Set<string> {
  const known = new Set<string>();
  const names = entries.flatMap((entry) => (isObject(entry) ? nameOf(entry) : []));
  return new Set(names.filter((name) => known.size === known.add(name).size));
}

function nameOf(step: JsonObject): string {
  return squeeze(htmlText(textOf(fieldsOf(step).first('stepName'), [])));
}

/** The text of a step, or of its parts; prefixed by its name unless that is only a number ('Step 2') or its type. */
function stepText(step: JsonObject, kinds: ReadonlySet<string>): string {
  const fields = fieldsOf(step);
  const words = plainWords(
    textOf(fields.first('step'), ['text', 'name']),
    listOf(fields.first('ingredients')),
  );
  const own = htmlLines(words).join('\n');
  const parts = listOf(step.itemListElement).map((part) =>
    htmlText(textOf(part, ['text', 'name', 'description'])),
  );
  const text = withoutNumber(own || parts.filter(Boolean).join('\n'));
  const name = nameOf(step);
  if (!text) return withoutNumber(name);
  const start = name.replace(/[\s.…:]+$/, '').toLowerCase();
  return !start || kinds.has(name) || STEP_NAME.test(start) || text.toLowerCase().startsWith(start)
    ? text
    : labeled(name, text);
}

/** Splits one text into steps: at '1.', '2.' … within it, otherwise at line breaks and HTML blocks. */
function plainSteps(text: string): string[] {
  const lines = htmlLines(text).filter((line) => !NUMBER_ALONE.test(line));
  const numbered = atNumbers(lines.join(' ').replace(UNSPACED, ''));
  return numbered.length > lines.length ? numbered : lines;
}

function atNumbers(text: string): string[] {
  const starts = [0];
  const isFromOne = /^(?:step\s*)?1\s*[.:)]/i.test(text);
  let next = 2;
  for (const match of text.matchAll(/(?<=[.!?)。]\s{0,3}|\s)(?:step\s{0,2})?(\d{1,3})\s?[.:)](?=\s?\D)/gi)) {
    if (Number(match[1]) !== next) continue;
    starts.push(match.index);
    next++;
  }
  if (!isFromOne && starts.length < MANY) return [text];
  return starts
    .map((from, at) => text.slice(from, starts[at + 1]).trim())
    .filter((step) => /\p{L}/u.test(step));
}

function withoutNumber(text: string): string {
  return withoutBullet(text).replace(STEP_NUMBER, '') || text;
}
