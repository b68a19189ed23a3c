import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Category } from '#features/recipes/contract.ts';
import { DIFFICULTIES } from '#features/recipes/rules/limits.ts';
import { useCategories } from '#features/recipes/web/queries/recipes.ts';
import { type ApiQueries, api } from '#web/api.ts';
import type { SearchQuery } from '../rules/search.ts';

export const homeQuery = (from: ApiQueries) => from.search.home.queryOptions();

/** One page of results; the filters are those of the address. The best come by number, the other orders by cursor. */
export const searchQuery = (
  from: ApiQueries,
  query: SearchQuery,
  page: number,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined } = {},
) =>
  from.search.search.queryOptions({
    input: { ...query, page, ...(limit && { limit }), ...(cursor && { cursor }) },
  });

export function useHome() {
  return useQuery(homeQuery(api));
}

export function useTrending() {
  return useQuery(api.search.trending.queryOptions());
}

/** While a changed search is under way, the results before it stay, marked as `isPlaceholderData`. */
export function useSearchResults(
  query: SearchQuery,
  page = 1,
  part: { limit?: number | undefined; cursor?: string | undefined } = {},
) {
  return useQuery({ ...searchQuery(api, query, page, part), placeholderData: keepPreviousData });
}

/** What someone who is still typing may want; the last answer stays until the next is there. */
export function useSuggestions(q: string) {
  return useQuery({
    ...api.search.suggest.queryOptions({ input: { q } }),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  }).data;
}

/** The query part of an address; what is not given is left out. */
export function queryPart(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

export type FilterName = 'category' | 'diet' | 'maxTime' | 'difficulty';

/** New values of filters; undefined takes one away. */
export type FilterChanges = Partial<Record<FilterName | 'author' | 'sort', string | number | undefined>>;

export interface FilterChoice {
  name: FilterName;
  label: string;
  /** What no filter is called. */
  all: string;
  /** Empty when nothing is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
}

const TIMES = [15, 30, 45, 60, 120];

/** The filters that are chosen from a list, with what there is to choose and what is chosen now. */
export function useFilterChoices(query: SearchQuery, without: readonly FilterName[]): FilterChoice[] {
  const { categories } = useCategories();
  const of = (groups: Category['group'][]) =>
    categories
      .filter(({ group }) => groups.includes(group))
      .map(({ id, name }) => ({ value: id, label: name }));
  const times = [...new Set([...TIMES, ...(query.maxTime ? [query.maxTime] : [])])].toSorted((a, b) => a - b);
  const choices: Omit<FilterChoice, 'value'>[] = [
    {
      name: 'category',
      label: 'Category',
      all: 'Any category',
      options: of(['meal-types', 'dietary-needs']),
    },
    { name: 'diet', label: 'Diet', all: 'Any diet', options: of(['diets']) },
    {
      name: 'maxTime',
      label: 'Total time',
      all: 'Any time',
      options: times.map((minutes) => ({ value: String(minutes), label: `Up to ${minutes} min` })),
    },
    {
      name: 'difficulty',
      label: 'Difficulty',
      all: 'Any difficulty',
      options: DIFFICULTIES.map((level) => ({ value: level, label: level })),
    },
  ];
  return choices
    .filter(({ name }) => !without.includes(name))
    .map((choice) => ({ ...choice, value: String(query[choice.name] ?? '') }));
}

/** A choice from such a list as the filter it sets; the empty one takes the filter away. */
export function chosenFilter(name: FilterName, value: string): Partial<Record<FilterName, string | number>> {
  return { [name]: value === '' ? undefined : name === 'maxTime' ? Number(value) : value };
}

/** Something the search box offers, and where it leads. */
export interface Option {
  key: string;
  to: string;
}
