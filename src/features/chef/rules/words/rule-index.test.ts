import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleIndex } from './rule-index.ts';

/** A pattern with a text that it matches in the midst of others. */
const MATCHED: readonly (readonly [RegExp, string])[] = [
  [/\bwithout (?:any )?onions?\b/g, 'without onion'],
  [/\bnot (?:so|too|very) (?:hot|spicy)\b/g, 'not too hot'],
  [/(?:left ?overs?|scraps)/g, 'leftovers'],
  [/\bcolou?rs?\b/g, 'color'],
  [/\b(?:ye|ol)s{2,3}\b/g, 'yesss'],
  [/\b(?:ha){2,}h?\b/g, 'hahaha'],
  [/\bwhat(?= is| are) [a-z]+/g, 'what is'],
  [/(?<=\bno )(?:milk|cream)\b/g, 'no milk'],
  [/(?<!\bno )butter\b/g, 'some butter'],
  [/\b(?<food>[a-z]+) and \k<food>\b/g, 'rice and rice'],
  [/\b([a-z]+)-\1\b/g, 'couscous-couscous'],
  [/\b[bc]akes\b/g, 'cakes'],
  [/\bsau[^a-b]es\b/g, 'sauces'],
  [/\bmi[a-z]* pie/g, 'mince pie'],
  [/\bgrill.d\b/g, 'grilled'],
  [/\bcr\u00e8me\b/g, 'crème'],
  [/\bcaf\x65s\b/g, 'cafes'],
  [/\bf\p{L}te\b/gu, 'fête'],
  [/s\u{6f}up/gu, 'soup'],
  [/🍅{2}x?/gu, '🍅🍅'],
  [/🌽?corncob/gu, 'corncob'],
  [/\bNUDELN\b/gi, 'Nudeln'],
  [/^(?:|please )tea$/g, 'tea'],
  [/\b(?:a|an|the)\b/g, 'an'],
  [/\b\d{1,2} ?min(?:ute)?s\b/g, '20 mins'],
  [/\b(?:two|three){1,2}(?: eggs)*\b/g, 'two eggs eggs'],
  [/\bfor [({]?four[)}]?/g, 'for (four)'],
  [
    /\b(?:(?:quick|easy|cheap|light|healthy|hearty) ){0,2}(?:lunch|dinner|supper|breakfast|brunch|tea|snack) (?:for|at) (?:one|two|three|four|home|work|school)\b/g,
    'quick easy lunch for two',
  ],
];

const index = new RuleIndex(MATCHED, ([pattern]) => pattern);
const told = (text: string, [pattern]: (typeof MATCHED)[number]) => text.replace(pattern, ' * ');
const inTurn = (text: string) => MATCHED.reduce(told, text);

describe('a list of rules that is indexed by its letters', () => {
  it.each(MATCHED)('%s is tried on “%s”', (pattern, text) => {
    expect(text).toMatch(pattern);
    const tried: RegExp[] = [];
    index.applied(text, (said, [each]) => {
      tried.push(each);
      return said;
    });
    expect(tried).toContain(pattern);
  });

  it('finds what all the rules find, one after the other, in any text', () => {
    const part = fc.constantFrom(...MATCHED.map(([, text]) => text), 'rice', 'no', 'and', ', ', '3', '🍅');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.constantFrom('', ' '), (parts, between) => {
        const text = parts.join(between);
        expect(index.applied(text, told)).toBe(inTurn(text));
      }),
    );
  });

  it('applies a rule to what an earlier one has made of the text', () => {
    const rules = [
      [/\bpasta\b/g, 'noodles'],
      [/\bnoodles\b/g, 'spaghetti'],
    ] as const;
    const chain = new RuleIndex(rules, ([pattern]) => pattern);
    expect(chain.applied('some pasta', (said, [pattern, meant]) => said.replace(pattern, meant))).toBe(
      'some spaghetti',
    );
  });

  it('tries nearly none on a text that speaks of something else', () => {
    const tried: string[] = [];
    index.applied('ginger ale', (said, [{ source }]) => {
      tried.push(source);
      return said;
    });
    expect(tried.length).toBeLessThan(MATCHED.length / 3);
    expect(tried).not.toContain(String.raw`\bwithout (?:any )?onions?\b`);
  });
});
