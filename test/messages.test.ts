import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../tools/messages/compare.ts';
import { translated } from '../tools/messages/plugin.ts';
import { pseudoText } from '../tools/messages/pseudo.ts';
import { rawTextsIn } from '../tools/messages/raw-texts.ts';
import { messagesIn } from '../tools/messages/sources.ts';
import type { Node } from '../tools/messages/walk.ts';

const GERMAN = new Map([
  ['Save', 'Speichern'],
  ['Saved', 'Gespeichert'],
  ['Serves {count}', 'Für {count}'],
  ['Read the <link>terms</link>', 'Lies die <link>Bedingungen</link>'],
]);

const built = (code: string, catalog: ReadonlyMap<string, string> = GERMAN) =>
  translated(code, parseSync('a.js', code).program as unknown as Node, catalog)?.code;

describe('the build of a language', () => {
  const IMPORT = "import { t, msg } from '#shared/t.ts';";

  test('replaces each message with its text', () => {
    expect(built(`${IMPORT} a(t('Save'))`)).toBe(`${IMPORT} a(("Speichern"))`);
  });

  test('compiles messages with values, and leaves the values alone', () => {
    expect(built(`${IMPORT} t('Serves {count}', { count: t('Save') })`)).toBe(
      `${IMPORT} t(["Für ",["count"]], { count: ("Speichern") })`,
    );
  });

  test('includes both texts of a choice', () => {
    expect(built(`${IMPORT} t(isOn ? 'Saved' : 'Save')`)).toBe(
      `${IMPORT} (isOn ? "Gespeichert" : "Speichern")`,
    );
  });

  test('leaves a marked text unchanged, to be translated later', () => {
    expect(built(`${IMPORT} const a = msg('Save'); b(t(a))`)).toBe(
      `${IMPORT} const a = ("Speichern"); b(t(a))`,
    );
  });

  test('translates a sentence with markup', () => {
    const code =
      "import { T } from '#web/ui/t.tsx'; jsx(T, { text: 'Read the <link>terms</link>', parts: {} })";
    expect(built(code)).toContain('text: "Lies die <link>Bedingungen</link>"');
  });

  test('falls back to English without a translation, and leaves other functions named t alone', () => {
    expect(built(`${IMPORT} t('Unknown')`)).toBe(`${IMPORT} ("Unknown")`);
    expect(built("import { t } from 'other'; t('Save')")).toBeUndefined();
  });
});

describe('the check', () => {
  test.each([
    ['<p>Hello there</p>', 'Hello there'],
    ['<img alt="A plate" />', 'A plate'],
    ['<Spinner label="Redirecting..." />', 'Redirecting...'],
    ['<Notice title="Saved!" />', 'Saved!'],
    ['<Row value="Search and buy" />', 'Search and buy'],
    ['<Section text="9 diets" />', '9 diets'],
    ['<h1>{`$' + "{owner}'s plan`}</h1>", "{}'s plan"],
    ['<Button label={`Save $' + '{name}`} />', 'Save {}'],
    ['<Button label={`Dismiss: $' + '{title}`} />', 'Dismiss: {}'],
    ['<Button aria-label={`Delete “$' + '{title}”`} />', 'Delete “{}”'],
    ['<Fact note={`of $' + '{size}`} />', 'of {}'],
    ['<Link aria-label={`$' + '{title}, video`} />', '{}, video'],
    ['<Body heading={`$' + '{name} Recipes`} />', '{} Recipes'],
    ['[{ food: t("Tomato"), friends: "basil, balsamic vinegar" }]', 'basil, balsamic vinegar'],
    ['[{ day: t("Today"), meal: "a side dish" }]', 'a side dish'],
    ['<p>{isOn ? t("On") : "off"}</p>', 'off'],
    ['() => showToast({ title: `$' + '{n} items added`, action: { label: t("Undo") } })', '{} items added'],
    ['() => showToast({ title: t("Saved"), action: { label: "Undo" } })', 'Undo'],
    ['<input placeholder="e.g. 500 g" />', 'e.g. 500 g'],
    ['<Empty text={title ? `“$' + '{title}” is published.` : t("Saved")} />', '“{}” is published.'],
  ])('finds the raw text of %s', (jsx, text) => {
    const code = `import { t } from '#shared/t.ts'; const a = ${jsx};`;
    expect(rawTextsIn('src/web/a.tsx', code).map((raw) => raw.text)).toEqual([text]);
  });

  test('finds a raw sentence that starts with a value, even outside of screens', () => {
    const code = "import { t } from '#shared/t.ts'; const a = `$" + '{name} commented on $' + '{title}`;';
    expect(rawTextsIn('src/features/a/rules/b.ts', code).map((raw) => raw.text)).toEqual([
      '{} commented on {}',
    ]);
    expect(rawTextsIn('src/features/a/rules/b.ts', 'const a = `From $' + '{first}`;')).toHaveLength(1);
  });

  test('finds the raw label of a button that is described elsewhere', () => {
    const code =
      "import { t } from '#shared/t.ts'; show({ title: isOn ? 'Added' : t('Removed'), action: { label: 'Undo' } });";
    expect(rawTextsIn('src/web/a.ts', code).map((raw) => raw.text)).toEqual(['Added', 'Undo']);
  });

  test.each(['<p className="flex gap-2">{t("Hello there")}</p>', '<Link to="/a b" />', '<p>·</p>'])(
    'finds no raw text in %s',
    (jsx) => {
      const code = `import { t } from '#shared/t.ts'; const a = ${jsx};`;
      expect(rawTextsIn('src/web/a.tsx', code)).toEqual([]);
    },
  );

  test('rejects t where no reader is known yet', () => {
    const code =
      "import { t, msg } from '#shared/t.ts'; const A = t('Save'); const b = () => t('Saved'); msg('Save');";
    expect(messagesIn('src/features/recipes/rules/a.ts', code).findings).toHaveLength(1);
    expect(messagesIn('src/features/recipes/web/a.tsx', code).findings).toEqual([]);
  });
});

describe('a translation', () => {
  const RECIPES = '{count, plural, one {# recipe by {name}} other {# recipes by {name}}}';

  test.each([
    ['de', 'Serves {count}', 'Für {count} Personen'],
    ['de', RECIPES, '{count, plural, one {# Rezept von {name}} other {# Rezepte von {name}}}'],
    ['fr', 'Read the <link>terms</link>', 'Lis les <link>conditions</link>'],
    ['ja', RECIPES, '{count, plural, other {{name}のレシピ#件}}'],
  ])('into %s that says everything is good: %s', (language, english, other) => {
    expect(problemsOf(language, english, other)).toEqual([]);
  });

  test.each([
    ['de', 'Serves {count}', 'Für {people}', /names {people}/],
    ['de', 'Read the <link>terms</link>', 'Lies die Bedingungen', /names nothing/],
    [
      'pl',
      RECIPES,
      '{count, plural, one {# przepis {name}} other {# przepisy {name}}}',
      /lacks .*: many, few/,
    ],
  ])('into %s that lacks something is found: %s as %s', (language, english, other, problem) => {
    expect(problemsOf(language, english, other)).toEqual([expect.stringMatching(problem)]);
  });
});

describe('the pseudo-language', () => {
  test('accents every letter, keeps what messages name, and is longer', () => {
    expect(pseudoText('Saved')).toBe('⟦\u200fŠáávééđ⟧'.replace('v', 'ṽ'));
    const message =
      '{count, plural, one {# recipe by <link>{name}</link>} other {# recipes by <link>{name}</link>}}';
    expect(problemsOf('en', message, pseudoText(message))).toEqual([]);
    expect(
      pseudoText(message).replace(/<[^>]*>|\{\w+(?:, plural,)?|\b(?:one|other) (?=\{)/g, ''),
    ).not.toMatch(/[a-z]/i);
  });
});
