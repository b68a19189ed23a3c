const HELD_BACK = 'late-scripts';
const MODULE_SCRIPT = /<script[^>]* type="module" async="">.*?<\/script>/s;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;
/** On a slow line, pictures may take longer than people want to wait before they press something. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Puts what starts React into a template, where a browser neither loads nor runs it: a page is read before it is pressed, so
 * styles, fonts and pictures have the line to themselves. `lateScript` takes it out.
 */
export function holdBackScripts(html: string): string {
  const preloads = html.match(MODULE_PRELOADS)?.join('') ?? '';
  return html
    .replace(MODULE_PRELOADS, '')
    .replace(MODULE_SCRIPT, (script) => `<template id="${HELD_BACK}">${preloads}${script}</template>`);
}

/**
 * Runs in <head>: starts the scripts that were held back, where they stood, a frame after the page has loaded and was painted
 * with the pictures in sight, or as soon as somebody presses something. A window that nobody sees paints nothing. What was pressed
 * before React answers is pressed again then: buttons, and links marked with `data-press`, which do more than lead away, and
 * which lead away in time if React never answers. What was typed is told to React then, as it would have been, and forms without an
 * address of their own wait for React: the browser would put what they hold, a password even, into the page's address.
 */
export const lateScript = (): string =>
  `(()=>{const start=()=>{const t=document.getElementById('${HELD_BACK}');t?.replaceWith(t.content)};` +
  `const once=(O,how,then)=>{const o=new O(()=>{o.disconnect();then()});how(o)};` +
  `const framed=()=>once(IntersectionObserver,o=>o.observe(document.documentElement),start);` +
  `const painted=()=>once(PerformanceObserver,o=>o.observe({type:'paint',buffered:true}),framed);` +
  `addEventListener('load',()=>document.hidden?start():painted());` +
  `let pressed;const early=e=>{const b=e.target.closest?.('button[type=button],[data-press]');if(!b)return;` +
  `pressed=b;e.preventDefault();if(b.href)setTimeout(()=>{if(pressed===b)location=b.href},${LONGEST_WAIT_MS})};` +
  `const typed=new Map();const type=e=>{const f=e.target;if(f.matches('textarea,input:not([type=checkbox],[type=radio],[type=file])'))typed.set(f,f.value)};` +
  `const send=e=>{if(e.target.hasAttribute('action'))return;pressed=e.target;e.preventDefault()};` +
  `const heard=[['click',early],['input',type],['submit',send]];` +
  `for(const [e,h] of heard)addEventListener(e,h,true);` +
  `new MutationObserver((_,o)=>{o.disconnect();for(const [e,h] of heard)removeEventListener(e,h,true);` +
  // React overlooks a value that the field's own setter gave it.
  `for(const [f,v] of typed)if(f.isConnected){f.value='';Object.getOwnPropertyDescriptor(Object.getPrototypeOf(f),'value').set.call(f,v);` +
  `f.dispatchEvent(new Event('input',{bubbles:true}))}` +
  `let b=pressed;pressed=null;` +
  `if(b&&!b.isConnected)b=[...document.querySelectorAll(b.localName)].find(o=>o.textContent===b.textContent&&o.ariaLabel===b.ariaLabel);` +
  `b?.requestSubmit?b.requestSubmit():b?.click()})` +
  `.observe(document.documentElement,{attributeFilter:['data-hydrated']});` +
  `for(const e of ['pointerdown','keydown'])addEventListener(e,start,{once:true,capture:true});` +
  `addEventListener('DOMContentLoaded',()=>setTimeout(start,${LONGEST_WAIT_MS}))})()`;
