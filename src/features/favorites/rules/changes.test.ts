import { expect, it } from 'vitest';
import { type FavoriteChange, readFavoriteChange, withFavorite } from './changes.ts';

const save: FavoriteChange = { kind: 'saved', recipeId: 'soup', wanted: true };

it('a stored change is read as it was stored, and anything malformed is ignored', () => {
  expect(readFavoriteChange(JSON.parse(JSON.stringify(save)))).toEqual(save);
  for (const broken of [null, 'soup', {}, { ...save, kind: 'rated' }, { ...save, wanted: 'yes' }])
    expect(readFavoriteChange(broken)).toBeNull();
});

it('pending changes apply to the ids in order', () => {
  const ids = { saved: ['bread'], liked: ['soup'] };
  expect(withFavorite(ids, save)).toEqual({ saved: ['bread', 'soup'], liked: ['soup'] });
  const changes: FavoriteChange[] = [
    save,
    { ...save, wanted: false },
    { ...save, kind: 'liked', wanted: false },
  ];
  expect(changes.reduce(withFavorite, ids)).toEqual({ saved: ['bread'], liked: [] });
});
