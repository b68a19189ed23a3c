import { describe, expect, it } from 'vitest';
import { isEquipment } from './equipment.ts';

describe('tools', () => {
  it.each([
    'muffin pan',
    'cast-iron skillet',
    'wooden skewers',
    'cedar plank',
    'parchment paper',
    'aluminum foil',
    'ice cream sticks',
    'glass jar',
    'kitchen twine',
    'piping bag',
    '9-inch springform pan',
    'baking dish for serving',
    'slow cooker',
    'wood chips',
    'Zahnstocher',
    'Alufolie oder Backpapier',
    'papier cuisson',
    'papel de horno',
    'carta forno',
  ])('%s is a tool', (name) => {
    expect(isEquipment(name)).toBe(true);
  });

  it.each([
    'celery sticks',
    'cinnamon sticks',
    'rice paper',
    'tortilla wraps',
    'chocolate chips',
    'potato chips',
    'baby back rib racks',
    'tea bags',
    'bowl of warm water',
    'pan drippings',
    'garlic gloves',
    'fish sticks',
    'gelatine sheets',
    'Lammspieße',
    'papel de arroz',
  ])('%s is food', (name) => {
    expect(isEquipment(name)).toBe(false);
  });
});
