/** A run of words on a PDF page, in PDF.js's format. */
export interface PdfWords {
  str: string;
  /** Whether it ends a line. */
  hasEOL: boolean;
  /** Its position in points, the fifth and sixth number, from the lower left corner. */
  transform: readonly number[];
  width: number;
  height: number;
}

interface Line {
  text: string;
  right: number;
  height: number;
}

/** A line that reaches this share of the page's width was broken only for lack of space. */
const FULL = 0.85;
const SAME_HEIGHT = 1;
const SENTENCE_END = /[.!?:)]$/;
/** 'butter-' and 'milk' are one word, 'medium-' and 'Heat' are not. */
const HYPHEN = /(?<=\p{L})-$/u;

/** The text of a PDF as its author typed it: lines broken only by the page's width are joined again. */
export function textOfPdfPages(pages: readonly (readonly PdfWords[])[]): string {
  return pages.map((words) => unbroken(linesOf(words)).join('\n')).join('\n');
}

function linesOf(words: readonly PdfWords[]): Line[] {
  const lines: Line[] = [];
  let line: Line = { text: '', right: 0, height: 0 };
  const end = () => {
    const text = line.text.replace(/\s+/g, ' ').trim();
    if (text) lines.push({ ...line, text });
    line = { text: '', right: 0, height: 0 };
  };
  for (const { str, hasEOL, transform, width, height } of words) {
    line.text += str;
    if (str.trim()) {
      line.right = Math.max(line.right, (transform[4] ?? 0) + width);
      line.height = Math.max(line.height, height);
    }
    if (hasEOL) end();
  }
  end();
  return lines;
}

function unbroken(lines: readonly Line[]): string[] {
  const width = lines.reduce((most, { right }) => Math.max(most, right), 0);
  const texts: string[] = [];
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    const last = texts.at(-1);
    if (before === undefined || last === undefined || !goesOn(before, line, width)) texts.push(line.text);
    else if (HYPHEN.test(last) && /^\p{Ll}/u.test(line.text))
      texts.splice(-1, 1, last.replace(HYPHEN, '') + line.text);
    else texts.splice(-1, 1, `${last} ${line.text}`);
  });
  return texts;
}

const goesOn = (line: Line, next: Line, width: number): boolean =>
  line.right >= width * FULL &&
  Math.abs(line.height - next.height) < SAME_HEIGHT &&
  (!SENTENCE_END.test(line.text) || /^\p{Ll}/u.test(next.text));
