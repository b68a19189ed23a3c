/** A small page that needs no scripts and no database. `body` is HTML, `title` plain text without markup. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Plateful</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:2rem auto;max-width:48rem;padding:0 1rem;background:light-dark(#fbf7f0,#1d1a17);color:light-dark(#23201c,#f3ece2);overflow-wrap:anywhere}a{color:inherit}pre{white-space:pre-wrap;background:light-dark(#fff,#2a2622);padding:1rem;border-radius:16px}</style>
<h1>${title}</h1>${body}</html>`;
}
