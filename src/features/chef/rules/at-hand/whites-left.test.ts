import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('egg whites and yolks that are left', () => {
  it.each([
    ['was kann ich mit 6 eiweiss machen, hab grad eis gemacht', 'Meringues'],
    ['j’ai 5 blancs d’œufs à utiliser', 'Meringues'],
    ['tengo 6 claras de huevo', 'Meringues'],
    ['6 Eigelb, hab Baiser gemacht', 'Creme Brulee'],
  ])('become a dish of them, whatever was made before: “%s”', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toBe(title);
  });

  it('are no whole eggs', () => {
    expect(answersTo('was kann ich mit 3 eiern machen')[0]?.title).toBe('Scrambled Eggs');
  });
});

describe('words that are another word elsewhere', () => {
  it('a French “but” is no maize', () => {
    const [answer] = answersTo('tarte tatin mais aux poires');
    expect(answer?.said).not.toMatch(/sweetcorn/);
    expect(answer?.lines).toMatch(/pears/);
  });

  it('a Spanish verb is no illness', () => {
    expect(answersTo('algo que se coma con las manos')[0]?.lines).toBeTruthy();
  });

  it('children who are home sick get something gentle, and nausea from a food is heeded', () => {
    expect(answersTo('my son is home sick, easy dinner')[0]?.title).toMatch(/Soup/);
    expect(answersTo('nuts make my kids sick, cookies')[0]?.lines).not.toMatch(
      /walnut|almond|hazelnut|pecan/,
    );
  });
});
