import { showAmount } from './display-units.ts';
import { showTemperatures } from './temperatures.ts';

/** How amounts and temperatures are shown in other units, and amounts for another number of people. */
const show = { showAmount, showTemperatures };
export default show;
