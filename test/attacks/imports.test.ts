import { downloadZip } from 'client-zip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportedRecipe } from '../../src/features/imports/contract.ts';
import { openExport } from '../../src/features/imports/rules/packed/exported.ts';
import { STORED_SCRIPTS } from '../samples/stored-scripts.ts';
import { createWorld, type Person, type World } from '../world.ts';
import { madeIn, textIn } from './made-by-markup.ts';

let world: World;
let cook: Person;
beforeAll(async () => {
  world = await createWorld();
  cook = await world.person({ subscribed: true });
});
afterAll(() => world?.close());

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A recipe with one text in every field, in the format of each kind of source. */
const SOURCES: Record<string, (text: string) => { name: string; text: string }> = {
  'data for machines': (text) => ({
    name: 'soup.json',
    text: JSON.stringify({
      ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: text, description: text, url: text },
      ...{ author: { '@type': 'Person', name: text, url: text }, keywords: [text], recipeCuisine: text },
      ...{ recipeYield: text, prepTime: text, recipeCategory: text, image: text },
      recipeIngredient: ['1 onion', text],
      recipeInstructions: [{ '@type': 'HowToSection', name: text, itemListElement: [text, text] }],
    }),
  }),
  'a web page': (text) => ({
    name: 'soup.html',
    text: `<html><title>${escaped(text)}</title><div itemscope itemtype="https://schema.org/Recipe">
      <h1 itemprop="name">${escaped(text)}</h1><p itemprop="description">${escaped(text)}</p>
      <a itemprop="url" href="${escaped(text)}">${escaped(text)}</a><img itemprop="image" src="${escaped(text)}">
      <ul><li itemprop="recipeIngredient">1 onion<li itemprop="recipeIngredient">${escaped(text)}</ul>
      <ol><li itemprop="recipeInstructions">${escaped(text)}<li itemprop="recipeInstructions">Boil.</ol></div>`,
  }),
  Markdown: (text) => ({
    name: 'soup.md',
    text: `---\ntitle: ${JSON.stringify(text)}\nsource: ${JSON.stringify(text)}\nimage: ${JSON.stringify(text)}
author: ${JSON.stringify(text)}\ntags: [${JSON.stringify(text)}]\n---\n\n${text}\n\n## Ingredients\n\n- 1 onion\n- ${text}
\n## Directions\n\n1. ${text}\n2. Boil.\n\n## Notes\n\n- ${text}\n`,
  }),
  'a table': (text) => ({
    name: 'soup.csv',
    text: `Title,Description,Source URL,Photo Url,Tags,Notes,Ingredients,Instructions\n${[
      ...[text, text, text, text, text, text],
      ...[`1 onion\n${text}`, `${text}\nBoil.`],
    ]
      .map(quoted)
      .join(',')}\n`,
  }),
  XML: (text) => ({
    name: 'soup.xml',
    text: `<?xml version="1.0"?><cookbook><recipe><title>${escaped(text)}</title>
      <description><![CDATA[${text.replaceAll(']]>', '')}]]></description><url>${escaped(text)}</url>
      <imagepath>${escaped(text)}</imagepath><category>${escaped(text)}</category>
      <ingredient><li>1 onion</li><li>${escaped(text)}</li></ingredient>
      <recipetext><li>${escaped(text)}</li><li>Boil.</li></recipetext>
      <comments><li>${escaped(text)}</li></comments></recipe></cookbook>`,
  }),
  Cooklang: (text) => ({
    name: 'soup.cook',
    text: `---\ntitle: ${JSON.stringify(text)}\nsource: ${JSON.stringify(text)}\nauthor: ${JSON.stringify(text)}
tags: [${JSON.stringify(text)}]\ndescription: ${JSON.stringify(text)}\n---\n\nChop @onion{1}.\n\nAdd @salt{1%g} and ${text}.
\n> ${text}\n`,
  }),
};

/** The page of a recipe that was imported from files and saved. */
async function pageOf(
  files: { name: string; text: string }[],
): Promise<{ recipes: ImportedRecipe[]; html: string }> {
  const read = await cook.api.imports.readFiles({ files });
  const { recipes } = read;
  const every = <Part>(of: (recipe: ImportedRecipe) => readonly Part[]) => recipes.flatMap(of);
  const id = crypto.randomUUID();
  await cook.api.imports.save({
    ...{ id, title: recipes.at(-1)?.title || 'Soup', difficulty: 'Easy', category: 'dinner' },
    ...{ prepTime: 1, cookTime: 2, servings: 2, sourceUrl: recipes.find((one) => one.sourceUrl)?.sourceUrl },
    description: [...new Set(every(({ title, description }) => [title, description])), 'Hot.']
      .join('\n')
      .slice(0, 5_000),
    ingredients: every(({ ingredients }) => ingredients).slice(0, 300),
    instructions: every(({ instructions }) => instructions).slice(0, 200),
    cookingTips: every(({ cookingTips }) => cookingTips).slice(0, 100),
    tags: [...new Set(every(({ tags }) => tags))].slice(0, 30),
    authorName: recipes.find((one) => one.authorName)?.authorName,
  } as never);
  return { recipes, html: await (await world.visitor.fetch(`/recipe/${id}`)).text() };
}

describe('an imported recipe, in every field', () => {
  test.each(Object.entries(SOURCES))('of %s is text', async (_, write) => {
    const { recipes, html } = await pageOf(
      STORED_SCRIPTS.map((text, at) => ({
        ...write(text),
        name: write(text).name.replace('soup', `soup-${at}`),
      })),
    );
    expect(recipes.length).toBeGreaterThan(40);
    for (const { sourceUrl } of recipes) expect(sourceUrl ?? 'https:').toMatch(/^https?:/);
    expect(madeIn(html)).toEqual([]);
    expect(textIn(html)).toContain('__ran');
  });

  test('of a document in a zip is text', async () => {
    // A text with one of these counts as a web page.
    const words = STORED_SCRIPTS.filter((text) => !/<(?:script|body|meta|p)\b/i.test(text));
    const paragraphs = (lines: readonly string[]) =>
      lines.map((line) => `<w:p><w:r><w:t>${escaped(line)}</w:t></w:r></w:p>`).join('');
    const lines = ['Soup', 'Ingredients', '1 onion', ...words, 'Directions', ...words, 'Boil.'];
    const document = await downloadZip([
      { name: '[Content_Types].xml', input: '' },
      { name: 'word/document.xml', input: `<w:document><w:body>${paragraphs(lines)}</w:body></w:document>` },
    ]).arrayBuffer();
    const zip = await downloadZip([{ name: 'card.docx', input: new Uint8Array(document) }]).arrayBuffer();
    const { files } = await openExport('export.zip', new Uint8Array(zip));
    expect(files).toHaveLength(1);
    const { html } = await pageOf([...files]);
    expect(madeIn(html)).toEqual([]);
    expect(textIn(html)).toContain('__ran');
  });
});

test('entities declared in XML are never read or expanded', async () => {
  const { recipes } = await cook.api.imports.readFiles({
    files: [
      {
        name: 'soup.xml',
        text: `<?xml version="1.0"?><!DOCTYPE recipe [<!ENTITY file SYSTEM "file:///etc/passwd">
          <!ENTITY a "ran ran ran ran"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">
          <!ENTITY % outside SYSTEM "http://127.0.0.1/dtd"> %outside;]>
          <recipe><title>Soup &file; &c;</title><ingredient><li>1 onion</li></ingredient>
          <recipetext><li>Boil &c;</li></recipetext></recipe>`,
      },
    ],
  });
  expect(recipes).toMatchObject([{ title: 'Soup &file; &c;', instructions: ['Boil &c;'] }]);
});
