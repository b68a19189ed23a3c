/** Dishes of Bengal, Gujarat, the north of India and Nepal by name; how the table is read: rules/classics/classic.ts. */
export const BENGAL_GUJARAT_AND_NEPAL_BY_NAME = `
= Luchi ; bengali luchi, lucchi, bengali puri
bread ; indian ; breakfast lunch ; 4 ; 25+15 rest 20 ; stove
Small, white puffed breads of Bengal, fried in hot oil.
!300 g plain flour ; 2 tbsp ghee, melted / sunflower oil ; 1/2 tsp salt ; 150 ml water, warm ; 600 ml sunflower oil, for deep-frying
- Rub the ghee into the flour and salt. Knead with the water for 8 minutes to a smooth dough and leave for 20 minutes, covered.
- Divide into {16} pieces and roll each out to 12 cm on an oiled board.
- Heat the oil until a scrap of dough rises at once. Fry one at a time for 30 seconds, pressing it under until it puffs, and turn for 20 seconds more. They should stay pale. Drain and eat hot.
`;
