import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHiddenPeople } from '#features/profiles/web/queries/hidden-people.ts';
import type { Category } from '#features/recipes/contract.ts';
import { difficultyName } from '#features/recipes/rules/difficulty.ts';
import { DIFFICULTIES } from '#features/recipes/rules/limits.ts';
import { useCategories } from '#features/recipes/web/queries/recipes.ts';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { LONGEST_TERM } from '../rules/limits.ts';
import type { SearchQuery } from '../rules/search.ts';

export const homeQuery = (from: ApiQueries) => from.search.home.queryOptions();

/** A page of results with the URL's filters. `best` is paged by number, all other orders by cursor. */
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

/** Previous results stay while a changed search loads, marked as `isPlaceholderData`. */
export function useSearchResults(
  query: SearchQuery,
  page = 1,
  part: { limit?: number | undefined; cursor?: string | undefined } = {},
) {
  return useQuery({ ...searchQuery(api, query, page, part), placeholderData: keepPreviousData });
}

/** Type-ahead suggestions; the previous ones stay until the next arrive. */
export function useSuggestions(typed: string) {
  const q = typed.slice(0, LONGEST_TERM);
  const hidden = useHiddenPeople();
  const { data } = useQuery({
    ...api.search.suggest.queryOptions({ input: { q } }),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return useMemo(
    () =>
      data && {
        ...data,
        recipes: data.recipes.filter(({ authorId }) => !hidden.has(authorId)),
        profiles: data.profiles.filter(({ id }) => !hidden.has(id)),
      },
    [data, hidden],
  );
}

/** A query string; unset values are omitted. */
export function queryPart(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

export type FilterName = 'category' | 'diet' | 'maxTime' | 'difficulty';

/** New filter values; undefined removes a filter. */
export type FilterChanges = Partial<Record<FilterName | 'author' | 'sort', string | number | undefined>>;

export interface FilterChoice {
  name: FilterName;
  label: string;
  /** The label for no filter. */
  all: string;
  /** Empty if not set. */
  value: string;
  options: readonly { value: string; label: string }[];
}

const TIMES = [15, 30, 45, 60, 120];

/** The select filters with their options and current values. */
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
      label: t('Category'),
      all: t('Any category'),
      options: of(['meal-types', 'dietary-needs']),
    },
    { name: 'diet', label: t('Diet'), all: t('Any diet'), options: of(['diets']) },
    {
      name: 'maxTime',
      label: t('Total time'),
      all: t('Any time'),
      options: times.map((minutes) => ({
        value: String(minutes),
        label: t('Up to {minutes} min', { minutes }),
      })),
    },
    {
      name: 'difficulty',
      label: t('Difficulty'),
      all: t('Any difficulty'),
      options: DIFFICULTIES.map((level) => ({ value: level, label: difficultyName(level) })),
    },
  ];
  return choices
    .filter(({ name }) => !without.includes(name))
    .map((choice) => ({ ...choice, value: String(query[choice.name] ?? '') }));
}

/** The filter a choice sets; an empty choice removes it. */
export function chosenFilter(name: FilterName, value: string): Partial<Record<FilterName, string | number>> {
  return { [name]: value === '' ? undefined : name === 'maxTime' ? Number(value) : value };
}

/** A suggestion and its path. */
export interface Option {
  key: string;
  to: string;
}

/** How many recipes and people a search found, excluding those of people whom this person does not want to see. */
export function useFoundCounts(
  data: ReturnType<typeof useSearchResults>['data'],
  { author }: SearchQuery,
): { recipes: number; profiles: number } {
  const hidden = useHiddenPeople();
  if (!data) return { recipes: 0, profiles: 0 };
  const { recipes, profiles } = data;
  // Somebody who filters by a person wants to see that person’s recipes.
  const unwanted = author === undefined ? recipes.items.filter(({ authorId }) => hidden.has(authorId)) : [];
  return {
    recipes: recipes.total - unwanted.length,
    profiles: profiles.total - profiles.items.filter(({ id }) => hidden.has(id)).length,
  };
}
