/**
 * A browser's storage as several tabs see it: with room for a number of characters, and storage events for all tabs but the
 * writer's.
 */
export class BrowserStorage {
  readonly #items = new Map<string, string>();
  readonly #tabs: { area: Storage; news: EventTarget }[] = [];
  #keys: string[] | null = null;
  /** In characters of keys and values. */
  room = Number.POSITIVE_INFINITY;

  openTab(): { area: Storage; news: EventTarget } {
    const items = this.#items;
    const news = new EventTarget();
    const area: Storage = {
      get length() {
        return items.size;
      },
      key: (place) => {
        this.#keys ??= [...items.keys()];
        return this.#keys[place] ?? null;
      },
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => {
        if (this.room < Number.POSITIVE_INFINITY && this.#sizeWith(key, value) > this.room)
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        items.set(key, value);
        this.#tell(area, key);
      },
      removeItem: (key) => {
        if (items.delete(key)) this.#tell(area, key);
      },
      clear: () => {
        items.clear();
        this.#tell(area, null);
      },
    };
    this.#tabs.push({ area, news });
    return { area, news };
  }

  #sizeWith(key: string, value: string): number {
    const all = [...new Map(this.#items).set(key, value)];
    return all.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  }

  #tell(writer: Storage, key: string | null): void {
    this.#keys = null;
    for (const { area, news } of this.#tabs)
      if (area !== writer)
        news.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: area }));
  }
}
