import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import type { ImportedRecipes } from '../contract.ts';
import { LARGEST_SOURCE, LARGEST_ZIP } from '../rules/limits.ts';
import { isPdf, textOfBytes } from '../rules/text-of-bytes.ts';
import { isDocument, isGzip, isZip, jsonInGzip, jsonInZip } from '../rules/zip.ts';

const NOT_TEXT = t(
  'That file contains no text. Please choose a web page, text or recipe file (.html, .txt, .md, .json).',
);
const NO_JSON = t(
  'No recipe data (.json) was found in that zip file. Please unpack it and choose one of the files in it.',
);
const LARGE_ZIP = t('That zip file is larger than 100 MB.');
const LARGE_JSON = t(
  'The recipes in that zip file are more than 5 MB. Please unpack it and choose one of the files in it.',
);
const PDF = t('PDF files cannot be read. Please open it, copy its text and paste it under Text.');
const DOCUMENT = t(
  'Documents of word processors cannot be read. Please open it, copy its text and paste it under Text.',
);
const EMPTY = t('That file is empty.');
/** Characters that occur in programs, pictures and archives but never in text. */
const BINARY = '\u0000';

/** Reads recipes from a link, a text or a local file; `problem` explains a failure. */
export function useImport(onRead: (read: ImportedRecipes) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const options = {
    onMutate: () => setProblem(null),
    onSuccess: onRead,
    onError: (error: unknown) => setProblem(errorMessage(error)),
  };
  const link = useMutation(api.imports.readLink.mutationOptions(options));
  const text = useMutation(api.imports.readText.mutationOptions(options));

  const readPacked = async (bytes: Uint8Array) => {
    const json = isZip(bytes) ? await jsonInZip(bytes) : await jsonInGzip(bytes);
    if (!json) return setProblem(!isZip(bytes) ? NOT_TEXT : isDocument(bytes) ? DOCUMENT : NO_JSON);
    if (json.length > LARGEST_SOURCE) return setProblem(LARGE_JSON);
    text.mutate({ text: json });
  };
  const readFile = async (file: File) => {
    setProblem(null);
    if (file.size > LARGEST_ZIP) return setProblem(LARGE_ZIP);
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    if (bytes && (isZip(bytes) || isGzip(bytes))) return readPacked(bytes);
    if (bytes && isPdf(bytes)) return setProblem(PDF);
    if (file.size > LARGEST_SOURCE) return setProblem(t('That file is larger than 5 MB.'));
    const written = bytes && textOfBytes(bytes);
    if (written?.trim() === '') return setProblem(EMPTY);
    if (written === null || written.includes(BINARY)) return setProblem(NOT_TEXT);
    text.mutate({ text: written, fileName: file.name });
  };
  return {
    problem,
    isReading: link.isPending || text.isPending,
    readLink: (url: string) => link.mutate({ url }),
    readText: (written: string) => text.mutate({ text: written }),
    readFile: (file: File) => void readFile(file),
    clear: () => setProblem(null),
  };
}
