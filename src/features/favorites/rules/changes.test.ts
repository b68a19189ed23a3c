import { expect, it } from 'vitest';
import { type FavoriteChange, readFavoriteChange, withFavorite } from './changes.ts';

const save: FavoriteChange = { kind: 'saved', recipeId: 'soup', wanted: true };

it('a save that waited is read as it was stored, and anything malformed is not', () => {
  expect(readFavoriteChange(JSON.parse(JSON.stringify(save)))).toEqual(save);
  for (const broken of [null, 'soup', {}, { ...save, kind: 'rated' }, { ...save, wanted: 'yes' }])
    expect(readFavoriteChange(broken)).toBeNull();
});

it('changes that wait apply to the ids in their order', () => {
  const ids = { saved: ['bread'], liked: ['soup'] };
  expect(withFavorite(ids, save)).toEqual({ saved: ['bread', 'soup'], liked: ['soup'] });
  const changes: FavoriteChange[] = [
    save,
    { ...save, wanted: false },
    { ...save, kind: 'liked', wanted: false },
  ];
  expect(changes.reduce(withFavorite, ids)).toEqual({ saved: ['bread'], liked: [] });
});
