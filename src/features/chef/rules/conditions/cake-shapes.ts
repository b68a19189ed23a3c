interface Shape {
  /** Its names in other languages, and other names of it. */
  words: readonly string[];
  /** How the cake gets its shape and its face, as steps. */
  steps: readonly string[];
}

const ROUND_FACE = 'Spread the icing over the top and sides of the cake as smoothly as you can.';

/** How a plain cake with icing becomes what a child wishes for. Nothing on it has nuts. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  hedgehog: {
    words: ['igel', 'herisson', 'erizo', 'riccio'],
    steps: [
      'For the hedgehog, trim one end of the cake to a point for the face and cover everything but the face thickly with chocolate icing.',
      'Push chocolate buttons or the ends of chocolate finger biscuits into the icing in rows, leaning backwards, for the spikes. Make the eyes and the nose of three round chocolate sweets. Check that the sweets suit every guest.',
    ],
  },
  dinosaur: {
    words: ['dino', 'dinosaurier', 'dinosaure', 'dinosaurio', 'dinosauro', 't rex'],
    steps: [
      'For the dinosaur, cut a round layer in half and stand both halves up, stuck together with icing, for the body. Cut the tail and the head out of the second layer and set them at the ends.',
      'Cover it with icing colored green, press triangles of biscuit or chocolate along the back and make the eyes of two sweets.',
    ],
  },
  unicorn: {
    words: ['einhorn', 'licorne', 'unicornio', 'unicorno'],
    steps: [
      ROUND_FACE,
      'For the unicorn, stand an ice cream cone on top for the horn, with two biscuits beside it for the ears. Pipe the mane in three pale colors down one side, and draw two closed eyes with a chocolate icing pen.',
    ],
  },
  cat: {
    words: ['katze', 'katzen', 'chat', 'gato', 'gatto', 'kitten', 'kitty'],
    steps: [
      ROUND_FACE,
      'For the cat, set two triangles of cake or biscuit at the top edge for the ears and cover them with icing too. Make the eyes and the nose of sweets, and the whiskers of liquorice laces or piped chocolate.',
    ],
  },
  dog: {
    words: ['hund', 'chien', 'perro', 'cane', 'puppy'],
    steps: [
      ROUND_FACE,
      'For the dog, lay two ovals of biscuit over the sides for the ears, give it a round biscuit for the snout, and make the eyes and the nose of chocolate buttons, and the tongue of a strip of pink icing.',
    ],
  },
  bear: {
    words: ['bar', 'baren', 'ours', 'oso', 'orso', 'teddy', 'teddybar'],
    steps: [
      ROUND_FACE,
      'For the bear, set two round biscuits at the top edge for the ears and one in the middle for the snout. Make the eyes and the nose of chocolate buttons, and rough up the icing with a fork for the fur.',
    ],
  },
  rabbit: {
    words: ['hase', 'hasen', 'kaninchen', 'lapin', 'conejo', 'coniglio', 'bunny'],
    steps: [
      'For the rabbit, leave one layer round for the face. Cut two curved slices off the sides of the other for the ears; what is left between them is the bow tie.',
      'Cover everything with pale icing, make the eyes and the nose of sweets and the whiskers of piped chocolate.',
    ],
  },
  butterfly: {
    words: ['schmetterling', 'papillon', 'mariposa', 'farfalla'],
    steps: [
      'For the butterfly, cut each round layer in half and set the halves back to back, curved sides inside, with a gap for the body.',
      'Cover the wings with icing, dot them with colored sweets, lay a chocolate finger biscuit in the gap for the body and make the feelers of liquorice laces.',
    ],
  },
  ladybird: {
    words: ['ladybug', 'marienkafer', 'coccinelle', 'mariquita', 'coccinella'],
    steps: [
      'For the ladybird, cover the cake with icing colored red and one edge, for the head, with chocolate icing.',
      'Draw a line of chocolate icing down the middle, press on chocolate buttons for the spots and make the eyes of two white sweets.',
    ],
  },
  train: {
    words: ['zug', 'zuges', 'zugs', 'eisenbahn', 'lokomotive', 'tren', 'treno', 'locomotive'],
    steps: [
      'For the train, cut the cake into equal blocks: one on its side with a smaller one on top for the engine, the others in a row for the wagons.',
      'Cover each block with icing in another color, set round biscuits at the sides for the wheels, a marshmallow on the engine for the steam, and load the wagons with sweets.',
    ],
  },
  tractor: {
    words: ['traktor', 'tracteur', 'trattore', 'digger', 'bagger', 'excavator'],
    steps: [
      'For the tractor, cut one long block for the bonnet and set a taller, shorter one behind it for the cab. Cover both with icing, the cab with windows of another color.',
      'Stand two large round biscuits at the back and two small ones in front for the wheels, and a stick of chocolate in the bonnet for the exhaust.',
    ],
  },
  car: {
    words: ['auto', 'voiture', 'coche', 'macchina', 'racing car', 'rennauto'],
    steps: [
      'For the car, cut one long block and set a shorter one in the middle of it for the roof. Cover it with icing, with windows of another color.',
      'Stand four round biscuits at the sides for the wheels and press in two sweets for the headlights.',
    ],
  },
  football: {
    words: ['fussball', 'futbol', 'calcio', 'soccer'],
    steps: [
      'For the football, cover the cake with white icing and draw hexagons on it with a chocolate icing pen, from the middle to the edge. Fill every third one with chocolate icing.',
    ],
  },
  castle: {
    words: ['schloss', 'burg', 'chateau', 'castillo', 'castello', 'princess'],
    steps: [
      ROUND_FACE,
      'For the castle, stand an upturned ice cream cone on a stack of round biscuits at each of four corners for the towers. Draw the door and windows with a chocolate icing pen.',
    ],
  },
};

const ANY_SHAPE = (shape: string): string[] => [
  `For the ${shape}, draw its outline on paper as large as the cake and cut it out. Lay it on the cake and cut around it with a small knife; use what is cut off for what sticks out, fixed with icing.`,
  'Cover it with icing in its colors, draw the lines with a chocolate icing pen and make the eyes and details of sweets.',
];

/** The steps after which a cake looks like what was wished for. */
export const stepsForShape = (shape: string): readonly string[] => SHAPES[shape]?.steps ?? ANY_SHAPE(shape);
