import { type Message, msg, t } from '#shared/t.ts';
import { SAUCE } from '../amounts/sauce-lines.ts';
import { SHAPES_OF_BATTER } from '../devices/batter-shapes.ts';
import { isThirstier } from '../swaps/thirsty-flour.ts';

/** What a message changes of the dish on screen and no other rule makes. Plain JSON, made again whenever the dish is cooked. */
export type Change =
  /** One food in place of another, or of a share of it, each by the name of its line; mixed with it, or apart from it. */
  | { kind: 'swap'; gone: string; come: string; share: number; isMixed?: boolean }
  /** A line left out. */
  | { kind: 'drop'; gone: string }
  /** Something made of several foods that goes on top. */
  | { kind: 'topping'; name: string }
  /** So many times as much of some lines. */
  | { kind: 'amount'; foods: string[]; times: number }
  /** What is fried crisp by itself, and comes in at the end. */
  | { kind: 'crisp'; food: string }
  /** How smooth it is. */
  | { kind: 'blended'; isSmooth: boolean }
  /** With hardly any of the time that it waits before it is cooked. */
  | { kind: 'wait' }
  /** Where it is cooked instead. */
  | { kind: 'place'; place: Place }
  /** At most so many minutes; of dough, with its rising. */
  | { kind: 'time'; minutes: number; isOfDough?: boolean };

export const PLACES = [
  'air-fryer',
  'oven',
  'grill',
  'small',
  ...SHAPES_OF_BATTER,
  'no-crust',
  'leaves',
  'bowl',
  'under-cheese',
] as const;
export type Place = (typeof PLACES)[number];

const NEEDS_BREAD = msg('I do not know a good way to make this without its bread, so it stays as it is.');
const NO_TIN = msg('It does not bake in a tin, so it stays as it is.');
const NOT_PLACED: Readonly<Record<Place, Message>> = {
  'air-fryer': msg('An air fryer does not suit this dish, so it stays as it is: it is cooked with liquid.'),
  oven: msg(
    'What is fried bakes on a hot tray at 200 °C (390 °F), brushed with oil, for 20 to 25 minutes, until it is browned and done in the middle: poultry at 74 °C (165 °F). What simmers goes into the oven in a lidded pot at 160 °C (320 °F), for 2 to 3 hours with large pieces of meat, until they are tender.',
  ),
  grill: msg(
    'I do not know a good way to grill this, so it stays as it is: it is cooked with liquid, in small pieces or in a coat of crumbs.',
  ),
  'muffin-tin': NO_TIN,
  'cupcake-tin': NO_TIN,
  small: msg(
    'Divide it among small dishes, glasses or cups when it is ready. What bakes in them takes about half of the time.',
  ),
  tray: NO_TIN,
  bars: NO_TIN,
  loaf: NO_TIN,
  bundt: NO_TIN,
  round: NO_TIN,
  layers: NO_TIN,
  leaves: NEEDS_BREAD,
  bowl: NEEDS_BREAD,
  'no-crust': msg('There is no pastry in it.'),
  'under-cheese': msg('I do not know a good way to bake this under cheese, so it stays as it is.'),
};

/** Why the dish on screen stays as it is. */
export function notBorne(change: Change): string {
  switch (change.kind) {
    case 'topping':
      return t('I found no good place for {food} in this dish, so it stays as it is.', { food: change.name });
    case 'amount':
      return change.foods.includes(SAUCE)
        ? t('There is no sauce in it that is made by itself, so it stays as it is.')
        : t('I do not know a good way to change that, so the dish stays as it is.');
    case 'drop':
    case 'swap':
      return t('I do not know a good way to change that, so the dish stays as it is.');
    case 'crisp':
      return t('I do not know a good way to make the {food} crisp in this dish, so it stays as it is.', {
        food: change.food,
      });
    case 'blended':
      return change.isSmooth
        ? t(
            'There is nothing to blend in it, so it stays as it is. Cut everything smaller and cook it a little longer for a finer texture.',
          )
        : t('Nothing in it is blended, so it stays as it is. Cut everything larger for more bite.');
    case 'wait':
      return t(
        'Nothing in it waits that need not: a dough rises in that time, and a cream sets. So it stays as it is.',
      );
    case 'place':
      return t(NOT_PLACED[change.place]);
    case 'time':
      if (change.isOfDough) return t('Nothing in it has to rise for long, so it stays as it is.');
      return t(
        'It cannot be ready in {minutes} minutes, so it stays as it is. Ask for “something else in {minutes} minutes”, and I will find another dish.',
        { minutes: change.minutes },
      );
  }
}

/** What the lines do not show of a change. */
export function whatElse(change: Change): string[] {
  switch (change.kind) {
    case 'place':
      return change.place === 'air-fryer'
        ? [t('Air fryers differ: look a few minutes early, and turn what browns on one side.')]
        : change.place === 'leaves' || change.place === 'bowl'
          ? [t('It is served on lettuce now. Beans or a salad beside it make it more filling.')]
          : change.place === 'under-cheese'
            ? []
            : [t('Only the steps have changed.')];
    case 'wait':
      return [t('It waits for 10 minutes only: it tastes a little milder, and is as good to eat.')];
    case 'blended':
      return [t('Only the steps have changed.')];
    case 'amount':
      return change.foods.includes(SAUCE) && change.times > 1
        ? [t('There is more sauce to season and to boil down: taste it, and give it a few minutes longer.')]
        : [];
    case 'time':
      return change.isOfDough
        ? [
            t(
              'The dough rises for a shorter time in a warm place, with more yeast. It tastes a little plainer.',
            ),
          ]
        : [t('It is now ready within {minutes} minutes.', { minutes: change.minutes })];
    case 'swap':
      if (isThirstier(change.gone, change.come))
        return [
          t(
            'This flour takes up more liquid: let the dough or batter stand for 10 minutes, and add a splash more if it is stiff.',
          ),
        ];
      if (change.come === 'self-raising flour')
        return [t('Self-raising flour has its own baking powder in it, so it needs less or none besides.')];
      if (change.gone === 'self-raising flour' && change.come === 'plain flour')
        return [t('Plain flour needs baking powder to rise, so there is more of that.')];
      return change.share < 1 && !change.isMixed
        ? [t('It is cooked separately, so that it stays free of the other.')]
        : [];
    default:
      return [];
  }
}
