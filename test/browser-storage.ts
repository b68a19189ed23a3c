/** A browser's storage as several tabs see it: with room for so many characters, and news for all tabs but the writer's. */
export class BrowserStorage {
  readonly #items = new Map<string, string>();
  readonly #tabs: { area: Storage; news: EventTarget }[] = [];
  /** In characters of keys and values. */
  room = Number.POSITIVE_INFINITY;

  openTab(): { area: Storage; news: EventTarget } {
    const news = new EventTarget();
    const told = (key: string | null) => {
      for (const tab of this.#tabs)
        if (tab.news !== news)
          tab.news.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: tab.area }));
    };
    const items = this.#items;
    const area: Storage = {
      get length() {
        return items.size;
      },
      key: (place) => [...items.keys()][place] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => {
        const others = [...items].filter(([other]) => other !== key);
        const used = others.reduce((sum, [other, text]) => sum + other.length + text.length, 0);
        if (used + key.length + value.length > this.room)
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        items.set(key, value);
        told(key);
      },
      removeItem: (key) => {
        if (items.delete(key)) told(key);
      },
      clear: () => {
        items.clear();
        told(null);
      },
    };
    const tab = { area, news };
    this.#tabs.push(tab);
    return tab;
  }
}
