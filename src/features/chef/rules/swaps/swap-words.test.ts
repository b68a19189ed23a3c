import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const last = (conversation: string) => {
  const answer = answersTo(...conversation.split(' >> ')).at(-1);
  if (!answer) throw new Error('There was no message.');
  return answer;
};

describe('a swap', () => {
  it.each([
    ['steak au poivre >> with chicken instead', 'Chicken au Poivre', /medium rare/],
    [
      'steak with red wine sauce >> use salmon instead of the steak',
      'Salmon with Red Wine Sauce',
      /medium rare/,
    ],
    ['weeknight mince pasta >> i dont have penne, only rice', 'Weeknight Mince Rice', /penne/],
    ['pan fried salmon with spinach >> chicken instead', 'Pan-Fried Chicken with Spinach', /skin/],
  ])('renames the dish and cooks the new food its own way: %s', (conversation, title, gone) => {
    const answer = last(conversation);
    expect(answer.title).toBe(title);
    expect(answer.steps).not.toMatch(gone);
  });

  it.each([
    'thai green curry with prawns >> forgot, shellfish allergy!! use something else',
    'thai green curry with prawns >> shellfish allergy, use something else',
    'thai green curry with prawns >> use something else instead of the prawns',
  ])('of “something else” keeps the dish: %s', (conversation) => {
    const { title, lines } = last(conversation);
    expect(title).toMatch(/Green Curry/);
    expect(lines).not.toMatch(/prawn/);
  });

  it.each([
    ['beef stroganoff >> sirloin is too expensive, cheaper cut?', /rump steak/],
    ['beef stroganoff >> cheaper cut of meat please', /rump steak/],
    ['chicken piccata >> a cheaper cut?', /chicken thigh/],
    ['rendang >> beef is too expensive rn', /chicken thigh/],
    ['goulash >> rindfleisch ist zu teuer', /chicken thigh/],
    ['beef bourguignon >> le boeuf est trop cher', /chicken thigh/],
  ])('takes a cheaper cut, and no other food: %s', (conversation, cut) => {
    expect(last(conversation).lines).toMatch(cut);
  });

  it('is another dish if nothing but something else is asked for', () => {
    expect(last('beef stew >> something else please').title).not.toMatch(/Beef Stew/);
  });

  it('of a whole group leaves nothing of it in the dish', () => {
    expect(last('steak with red wine sauce >> no red meat, fish instead').lines).not.toMatch(/steak|beef/);
    expect(last('beef stew >> no meat, use lentils instead').lines).not.toMatch(/beef/);
  });

  it('is told as it ends, after two changes in one message', () => {
    const { said } = last('salmon traybake >> can you swap the salmon for something else, allergic to fish');
    expect(said).toMatch(/instead of salmon/);
    expect(said).not.toMatch(/cod/);
  });
});

describe('potatoes and what is dry', () => {
  it('weigh differently for as many plates', () => {
    const [, then] = answersTo('chicken, rice and broccoli', 'swap the rice for potatoes');
    expect(then?.lines).toMatch(/^750 g waxy potatoes/m);
  });

  it.each(["shepherd's pie", 'salmon with asparagus'])('are not mashed or roasted alike: %s', (dish) => {
    const [first, then] = answersTo(dish, 'swap the potatoes for rice');
    expect(then?.lines).toBe(first?.lines);
    expect(then?.said).toMatch(/do not know a good way to cook this with basmati rice/);
  });
});
