import { type Message, msg } from '#shared/t.ts';

/** What is asked of baked things, eggs, roasts and stores, and how it is answered; the first counts. */
export const MORE_OF_DISHES: readonly (readonly [said: RegExp, dish: RegExp, advice: Message])[] = [
  [
    /\b(?:sink\w*|sank|sunk)\b/,
    /blueberr|raspberr|cherr|raisin|chocolate chip/i,
    msg(
      'Toss the fruit in a spoonful of the flour and fold it in last; keep a handful to scatter on top. A thick batter carries it, a thin one does not, and small pieces sink less than large ones.',
    ),
  ],
  [
    /\bpink\b/,
    /duck/i,
    msg(
      'Duck breast is often eaten pink, at 57 to 60 °C (135 to 140 °F) inside. Food authorities advise 74 °C (165 °F), and children, older people and anyone who is pregnant or ill should have it so.',
    ),
  ],
  [
    /\bpink\b/,
    /chicken|turkey|minced|burger|sausage/i,
    msg(
      'Not at all: cook it until nothing inside is pink and the juices run clear, 74 °C (165 °F) for poultry and 71 °C (160 °F) for other mince.',
    ),
  ],
  [
    /\bpink\b/,
    /pork|lamb|beef|veal|venison|steak/i,
    msg(
      'A whole piece of beef or lamb may be pink, from 57 °C (135 °F) inside; pork may be faintly pink at 63 °C (145 °F) after 5 minutes of rest. Children, older people and anyone who is pregnant or ill should have it cooked through.',
    ),
  ],
  [
    /\b(?:keeps?|stor\w*|ahead|advance|last|how long|mature|feed)\b/,
    /christmas cake|fruit ?cake|dundee|stollen|christmas pudding|simnel/i,
    msg(
      'It keeps for weeks and gets better: let it get cold, wrap it in baking paper and foil, and leave it in a tin in a cool place for up to 6 weeks. Without alcohol it keeps for 3. Ice it in the last days.',
    ),
  ],
  [
    /\b(?:canning|jars?|bottled?|preserv\w*|einkochen|einmachen|einwecken|glaser|bocaux|conserva\w*)\b/,
    /sauce|soup|curry|stew|chil[il]i\b|bolognese|ragu|pesto|passata/i,
    msg(
      'For the shelf it needs a tested recipe with the right acid and time in boiling water, which this one is not. In clean jars it keeps for 4 days in the fridge; in the freezer, with two fingers of space left, for 3 months.',
    ),
  ],
  [
    /\b(?:dress|dressing|toss)\b.*\b(?:when|before|ahead|how long)\b|\b(?:when|before|how long)\b.*\b(?:dress|dressing|toss)\b/,
    /slaw/i,
    msg(
      'An hour before you serve it, so that the cabbage softens a little and takes up the dressing. It is still good the next day.',
    ),
  ],
  [
    /\b(?:dress|dressing|toss)\b.*\b(?:when|before|ahead|how long)\b|\b(?:when|before|how long)\b.*\b(?:dress|dressing|toss)\b/,
    /salad/i,
    msg(
      'Just before you serve it: leaves go limp within a quarter of an hour. Potatoes, pasta, grains and beans are better after an hour in it.',
    ),
  ],
  [
    /\bris\w+\b.*\bover ?night\b|\bover ?night\b.*\bris\w+|\bin the fridge\b.*\bris\w+|\bris\w+\b.*\b(?:fridge|slow\w*|cold)\b/,
    /^yeast\b|\byeast$|\byeast,/m,
    msg(
      'Yes: cover the dough well and let it rise in the fridge for 8 to 16 hours; it gains taste. Let it stand in the warm for an hour before you shape it.',
    ),
  ],
  [
    /\b(?:flip|turn)\b.*\b(?:when|know|time)\b|\b(?:when|know)\b.*\b(?:flip|turn)\b/,
    /pancake|crêpe|crepe|blini|drop scone/i,
    msg(
      'When the bubbles on top burst and stay open and the edge looks dry: lift a corner, and it is golden beneath.',
    ),
  ],
  [
    /\b(?:flip|turn|fold)\b.*\b(?:when|know|time)\b|\b(?:when|know)\b.*\b(?:flip|turn|fold)\b/,
    /omelette/i,
    msg(
      'Do not flip it: when the edge is set and the middle is still a little wet, after 1 to 2 minutes, fold it and slide it out. It sets on in its own heat.',
    ),
  ],
  [
    /\b(?:how hot|what heat|temp\w*)\b.*\b(?:pan|stove|hob)\b/,
    /omelette|scrambled|fried egg|pancake|crepe|crêpe/i,
    msg(
      'Medium heat: the butter foams and goes quiet but does not brown, and a drop of the mixture sizzles softly.',
    ),
  ],
  [
    /\b(?:rubbery|tough|dry|watery)\b/,
    /scrambled|omelette/i,
    msg(
      'Eggs get rubbery from too much heat: cook them slowly, stirring, and take them off while they are still a little wet, as they set on in the hot pan. Eat them at once.',
    ),
  ],
  [
    /\btoo (?:hard|chewy|crumbly|dry)\b|\b(?:hard as|like a rock|like bricks?)\b/,
    /flapjack|cookie|brownie|biscuit/i,
    msg(
      'Hard ones were baked too long: take them out while the middle is still soft and only the edge is golden, and let them firm up in the tin. Crumbly ones need a little more fat or syrup, pressed down well.',
    ),
  ],
  [
    /\bcrackling\b|\bskin\b.*\bcrisp\w*/,
    /pork/i,
    msg(
      'Score the skin, dry it overnight uncovered in the fridge, rub it with oil and salt, and begin at 220 to 240 °C (430 to 460 °F) for 30 minutes. If it is not blistered at the end, 5 to 10 minutes under the grill finish it; watch it.',
    ),
  ],
  [
    /\b(?:tinned|canned|tin|syrup)\b/,
    /peach|pear|apricot|cherr|pineapple|plum/i,
    msg(
      'Tinned fruit works: drain it well, take the same weight, use half of the sugar, and bake it 5 to 10 minutes less. Keep the syrup for a drink, or boil some of it down and pour it over.',
    ),
  ],
];
