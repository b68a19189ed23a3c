import { showAmount } from './display-units.ts';
import { showTemperatures } from './temperatures.ts';

/** Shows amounts and temperatures in other units, and amounts for another number of people. */
const show = { showAmount, showTemperatures };
export default show;
