import { GLAZES } from '../../rules/palette.ts';
import type { Vessel, VesselKind } from '../../rules/scene-parts.ts';
import { basket, bowl, pan, pot } from './deep-vessels.ts';
import { board, grill, plate, stand, tray } from './flat-vessels.ts';
import type { DrawnVessel, DrawVessel } from './glaze.ts';
import type { Definitions } from './paint.ts';

const DRAWINGS: Partial<Record<VesselKind, DrawVessel>> = {
  bowl,
  pot,
  pan,
  plate,
  board,
  tray,
  basket,
  stand,
  grill,
};

/** All vessels except transparent ones, which `glassware.ts` draws with their content. */
export function drawVessel(defs: Definitions, vessel: Vessel): DrawnVessel {
  return (DRAWINGS[vessel.kind] ?? bowl)(defs, GLAZES[vessel.glaze]);
}
