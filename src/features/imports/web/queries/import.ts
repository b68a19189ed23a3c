import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import type { ImportedRecipe, ImportedRecipes } from '../../contract.ts';
import { LARGEST_SOURCE, LARGEST_ZIP, SOURCE_MB, ZIP_MB } from '../../rules/limits.ts';
import { type Exported, isJson, openExport } from '../../rules/packed/exported.ts';
import { isCutOff, isDocument, isGzip, isZip } from '../../rules/packed/zip.ts';
import { isOldDocument, isPdf, textOfBytes } from '../../rules/text-of-bytes.ts';
import { readExported } from './exported.ts';
import { textOfPdf } from './pdf.ts';
import { storePicture } from './picture.ts';

const NOT_TEXT = t(
  'That file contains no text. Please choose a web page, text or recipe file (.html, .txt, .md, .json).',
);
const NO_RECIPES = t(
  'No recipes were found in that zip file: it holds no .json, .csv, .md, .html or .txt files.',
);
const CUT_OFF = t(
  'That zip file is incomplete: its end is missing. Please export, download or copy it again.',
);
const LARGE_ZIP = t('That zip file is larger than {count} MB.', { count: ZIP_MB });
const PDF = t('No text was found in that PDF. Please open it, copy its text and paste it under Text.');
const DOCUMENT = t(
  'Documents of this kind cannot be read. Please open it, copy its text and paste it under Text.',
);
const BROKEN_JSON = t('This is not valid JSON.');
const LOST_PICTURE = t("Couldn't import the picture.");
const EMPTY = t('That file is empty.');
/** Characters that occur in programs, pictures and archives but never in text. */
const BINARY = '\u0000';

/** Several recipes to choose from, and the names of files beside them that could not be read. */
interface Several extends ImportedRecipes {
  unread: readonly string[];
}

/**
 * Reads recipes from a link, a text or a local file, and passes on the only one, or the one chosen from `several`, with its
 * picture. `problem` explains a failure.
 */
export function useImport(onRecipe: (recipe: ImportedRecipe) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [several, setSeveral] = useState<Several | null>(null);
  const opened = useRef<Exported | null>(null);
  const pictureOf = (recipe: ImportedRecipe) =>
    storePicture(recipe, opened.current, (several?.recipes ?? []).some(isBeside(recipe)));
  const options = {
    onMutate: () => setProblem(null),
    onError: (error: unknown) => setProblem(errorMessage(error)),
    onSuccess: (read: ImportedRecipes) => {
      const [only, second] = read.recipes;
      const unread = opened.current?.unread ?? [];
      if (second) setSeveral({ ...read, unread });
      else if (only)
        choose.mutate(unread.length > 0 ? { ...only, notes: [...only.notes, notRead(unread)] } : only);
    },
  };
  const link = useMutation(api.imports.readLink.mutationOptions(options));
  const text = useMutation(api.imports.readText.mutationOptions(options));
  const files = useMutation({ ...options, mutationFn: readExported });
  const choose = useMutation({
    mutationFn: (recipe: ImportedRecipe) => withPicture(recipe, pictureOf),
    onSuccess: onRecipe,
  });

  const readExport = async (name: string, bytes: Uint8Array) => {
    const exported = await openExport(name, bytes);
    const { length } = exported.files;
    if (length === 0) return setProblem(whyNothingIn(bytes));
    opened.current = exported;
    files.mutate(exported.files);
  };
  const readPdf = async (fileName: string, bytes: Uint8Array) => {
    setOpening(true);
    const written = await textOfPdf(bytes).catch(() => '');
    setOpening(false);
    if (written.trim() === '') setProblem(PDF);
    else text.mutate({ text: written, fileName });
  };
  const readFile = async (file: File) => {
    setProblem(null);
    opened.current = null;
    if (file.size > LARGEST_ZIP) return setProblem(LARGE_ZIP);
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    if (bytes && (isZip(bytes) || isGzip(bytes))) return readExport(file.name, bytes);
    if (bytes && isPdf(bytes)) return readPdf(file.name, bytes);
    if (bytes && isOldDocument(bytes)) return setProblem(DOCUMENT);
    const written = bytes && textOfBytes(bytes);
    if (bytes && written && isJson(written)) return readExport(file.name, bytes);
    if (file.size > LARGEST_SOURCE)
      return setProblem(t('That file is larger than {count} MB.', { count: SOURCE_MB }));
    if (written?.trim() === '') return setProblem(EMPTY);
    if (written === null || written.includes(BINARY)) return setProblem(NOT_TEXT);
    text.mutate({ text: written, fileName: file.name });
  };
  return {
    problem,
    isReading: isOpening || [link, text, files, choose].some(({ isPending }) => isPending),
    several,
    /** Stores the picture of one of several, and returns its path; `null` if it has none. Throws `Refusal`. */
    storePicture: pictureOf,
    choose: (recipe: ImportedRecipe) => choose.mutate(recipe),
    readLink: (url: string) => link.mutate({ url }),
    readText: (written: string) => text.mutate({ text: written }),
    readFile: (file: File) => void readFile(file),
    clear() {
      setProblem(null);
      setSeveral(null);
      // A recipe read afterward from a link or a text has no picture in the previous file.
      opened.current = null;
    },
  };
}

const isBeside = (recipe: ImportedRecipe) => (other: ImportedRecipe) =>
  other !== recipe && other.file === recipe.file;

function whyNothingIn(bytes: Uint8Array): string {
  if (!isZip(bytes)) return isJson(textOfBytes(bytes)) ? BROKEN_JSON : NOT_TEXT;
  if (isCutOff(bytes)) return CUT_OFF;
  return isDocument(bytes) ? DOCUMENT : NO_RECIPES;
}

const MOST_NAMED = 5;

/** Tells which files of an export could not be read. */
export function notRead(files: readonly string[]): string {
  const names = files.slice(0, MOST_NAMED).join(', ') + (files.length > MOST_NAMED ? ' …' : '');
  return t(
    '{count, plural, one {One file could not be read: {names}.} other {# files could not be read: {names}.}}',
    { count: files.length, names },
  );
}

/** The recipe with its picture stored; a lost picture is added to its notes, once. */
async function withPicture(
  recipe: ImportedRecipe,
  pictureOf: (recipe: ImportedRecipe) => Promise<string | null>,
): Promise<ImportedRecipe> {
  if (recipe.notes.includes(LOST_PICTURE)) return recipe;
  try {
    return { ...recipe, image: await pictureOf(recipe) };
  } catch {
    return { ...recipe, notes: [...recipe.notes, LOST_PICTURE] };
  }
}
