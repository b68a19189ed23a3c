/** A bundle of a module as text (tools/inline-script.ts); empty in the browser. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
