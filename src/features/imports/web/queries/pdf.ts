import { type PdfWords, textOfPdfPages } from '../../rules/packed/pdf-lines.ts';

/** Longer PDFs are books. */
const MOST_PAGES = 50;

/**
 * The text of a PDF; empty for a scan. It is read on the device, and nothing is sent. Throws if it is broken or has a
 * password.
 */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(bytes);
  const pages: PdfWords[][] = [];
  for (let at = 1; at <= Math.min(pdf.numPages, MOST_PAGES); at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    pages.push(items.filter((item) => 'str' in item));
  }
  return textOfPdfPages(pages);
}
