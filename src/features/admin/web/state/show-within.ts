/** Scrolls a row sideways until one of its entries is centered. The page itself does not scroll. */
export function showWithin(row: HTMLElement | null, entry: HTMLElement): void {
  if (!row) return;
  const [outer, inner] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
