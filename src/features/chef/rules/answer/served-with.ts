/** What a step suggests serving beside the dish, at the end of a sentence or clause. */
const BESIDE =
  /(,? (?:and )?)?\b([Ss]erve\w*(?: it| them| at once| hot| warm)?)(,? if you like,)? with ([^.;()]+)/g;
const BARE =
  /^(?:(?:the|some|a|an|plenty of|fresh|warm|toasted|crusty|good|boiled|steamed|plain|buttered|soft|thick|white|slices? of|pieces? of|more|flat) )+/;

/** A step without forbidden bread, rice or noodles beside the dish; ingredient lines have already been judged. */
export function withoutServed(
  step: string,
  lines: readonly string[],
  mayServe: (food: string) => boolean,
): string {
  const isLine = (item: string) => {
    const word = item.split(' ').at(-1) ?? item;
    return lines.some((line) => line.includes(word.replace(/s$/, '')));
  };
  return step.replace(
    BESIDE,
    (all, before: string | undefined, verb: string, like: string | undefined, foods: string) => {
      const items = foods.split(/, and |, or |, | and | or /);
      const left = items.filter((item) => isLine(item) || mayServe(item.replace(BARE, '')));
      if (left.length === items.length) return all;
      const joined = / or /.test(foods) ? ' or ' : ' and ';
      const rest =
        left.length < 2 ? (left[0] ?? '') : `${left.slice(0, -1).join(', ')}${joined}${left.at(-1)}`;
      return `${before ?? ''}${verb}${rest === '' ? '' : `${like ?? ''} with ${rest}`}`;
    },
  );
}
