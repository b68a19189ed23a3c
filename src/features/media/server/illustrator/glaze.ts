import { type Definitions, darker, lighter, line } from './paint.ts';

/**
 * A vessel is drawn around its own origin: x 0 is its center, y 0 its base on the table. `surface` is the level food
 * lies on, an ellipse seen at a low angle. `holds`: food sinks behind a front wall, which is then drawn over it.
 */
export type DrawnVessel = {
  back: string;
  front: string;
  surface: { y: number; rx: number; ry: number };
  holds: boolean;
  /** Half the width of its foot, for the shadow. */
  foot: number;
};

export type DrawVessel = (defs: Definitions, glaze: string) => DrawnVessel;

/** Light comes from the left; a scene lit from the right is mirrored as a whole. */
export const glazed = (defs: Definitions, color: string) =>
  defs.linear('across', [
    [0, lighter(color, 0.16)],
    [0.2, lighter(color, 0.26)],
    [0.55, color],
    [1, darker(color, 0.3)],
  ]);

export const inside = (defs: Definitions, color: string) =>
  defs.linear('across', [
    [0, darker(color, 0.42)],
    [0.6, darker(color, 0.24)],
    [1, darker(color, 0.08)],
  ]);

export const rim = (rx: number, ry: number, y: number, color: string, width: number) =>
  line(`M${-rx} ${y}a${rx} ${ry} 0 0 0 ${rx * 2} 0`, lighter(color, 0.45), width);

/** A highlight along the left side of a round wall. */
export const shine = (d: string, width: number) => line(d, '#ffffff', width, 'opacity=".38"');
