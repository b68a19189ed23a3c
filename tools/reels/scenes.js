/*
 * The demo's reels: drawn animations. This file runs in the browser that encodes them (build-reels.ts). Each scene
 * draws itself at a time between 0 and 1 on a canvas of 360 by 640 units.
 */
const TAU = Math.PI * 2;
const INK = '#23201c';
const ease = (t) => t * t * (3 - 2 * t);
/** Progress of a part of the scene: 0 before it, 1 after it. */
const part = (t, from, to) => ease(Math.min(1, Math.max(0, (t - from) / (to - from))));

function fill(pen, color, path) {
  pen.fillStyle = color;
  pen.beginPath();
  path();
  pen.fill();
}
const ellipse = (pen, color, x, y, rx, ry, turn = 0) =>
  fill(pen, color, () => pen.ellipse(x, y, rx, ry, turn, 0, TAU));
const box = (pen, color, x, y, width, height, radius = 0) =>
  fill(pen, color, () => pen.roundRect(x, y, width, height, radius));

function kitchen(pen, wall, counter) {
  box(pen, wall, 0, 0, 360, 640);
  pen.globalAlpha = 0.5;
  for (let row = 0; row < 6; row++)
    for (let tile = 0; tile < 5; tile++)
      box(pen, '#ffffff22', tile * 80 - (row % 2) * 40, row * 72 + 6, 74, 66, 6);
  pen.globalAlpha = 1;
  box(pen, counter, 0, 430, 360, 210);
  box(pen, '#0000001a', 0, 430, 360, 8);
}

function words(pen, text, shown) {
  pen.globalAlpha = shown;
  pen.font = '700 26px sans-serif';
  pen.textAlign = 'center';
  const width = pen.measureText(text).width + 40;
  box(pen, '#fffdf9', 180 - width / 2, 92, width, 48, 24);
  pen.fillStyle = INK;
  pen.fillText(text, 180, 125);
  pen.globalAlpha = 1;
}

/** Shows each text for its share of the time. */
function steps(pen, t, texts) {
  const share = 1 / texts.length;
  texts.forEach((text, at) => {
    const start = at * share;
    const shown = part(t, start + 0.01, start + 0.05) * (1 - part(t, start + share - 0.04, start + share));
    if (shown > 0) words(pen, text, shown);
  });
}

function steam(pen, t, x, y, strength) {
  pen.lineCap = 'round';
  pen.lineWidth = 9;
  for (let wisp = 0; wisp < 3; wisp++) {
    const rise = (t * 6 + wisp / 3) % 1;
    pen.strokeStyle = `rgba(255,255,255,${0.55 * strength * Math.sin(rise * Math.PI)})`;
    pen.beginPath();
    for (let step = 0; step <= 12; step++) {
      const up = step * 6;
      const sway = Math.sin(step / 2 + t * 30 + wisp * 2) * 7;
      pen.lineTo(x + (wisp - 1) * 44 + sway, y - rise * 70 - up);
    }
    pen.stroke();
  }
}

function pancake(pen, t) {
  kitchen(pen, '#e9a23b', '#f2eadd');
  const flip = part(t, 0.34, 0.62);
  const high = Math.sin(flip * Math.PI) * 210;
  const tilt = Math.sin(part(t, 0.28, 0.36) * Math.PI) * -0.12;
  pen.save();
  pen.translate(170, 470);
  pen.rotate(tilt);
  box(pen, '#3b342d', 110, -14, 190, 24, 12);
  ellipse(pen, INK, 0, 4, 142, 46);
  ellipse(pen, '#4a423a', 0, -4, 130, 38);
  pen.restore();
  const grown = part(t, 0.02, 0.22);
  const face = Math.cos(flip * TAU * 1.5);
  const raw = flip < 0.5;
  const edge = raw ? '#e8c98a' : '#a8662a';
  ellipse(pen, edge, 170, 466 - high + 6, 104 * grown, Math.abs(face) * 30 * grown + 4);
  ellipse(pen, raw ? '#f6e2b3' : '#c98a45', 170, 462 - high, 98 * grown, Math.abs(face) * 27 * grown + 2);
  if (raw && grown === 1)
    for (let hole = 0; hole < 7; hole++)
      ellipse(
        pen,
        '#d9b470',
        170 + Math.cos(hole * 2.4) * 62,
        462 - high + Math.sin(hole * 2.4) * 15,
        4,
        2.4,
      );
  const butter = part(t, 0.72, 0.78);
  if (butter > 0) {
    const y = 420 + butter * 28 + part(t, 0.82, 1) * 8;
    box(pen, '#ffe9a8', 150, y, 40, 22, 5);
    box(pen, '#f4d36f', 150, y + 14, 40, 8, 4);
  }
  steam(pen, t, 170, 400, part(t, 0.65, 0.8));
  steps(pen, t, ['Pour the batter', 'Flip it once', 'Butter on top']);
}

function carrot(pen, t) {
  kitchen(pen, '#9ccba6', '#e5daca');
  box(pen, '#b98a57', 24, 452, 312, 110, 18);
  box(pen, '#c99a66', 24, 446, 312, 104, 18);
  const cuts = 8;
  const done = Math.min(cuts, t * 1.25 * cuts);
  const edge = 300 - Math.floor(done) * 27;
  fill(pen, '#e8772e', () => {
    pen.moveTo(48, 498);
    pen.quadraticCurveTo(60, 474, edge, 470 + (300 - edge) * 0.03);
    pen.lineTo(edge, 526 - (300 - edge) * 0.03);
    pen.quadraticCurveTo(60, 522, 48, 498);
  });
  ellipse(pen, '#f39a55', edge, 498, 9, 27 - (300 - edge) * 0.03);
  for (let slice = 0; slice < Math.floor(done); slice++) {
    const x = 318 - (slice % 4) * 24 - Math.floor(slice / 4) * 12;
    const y = 532 + Math.floor(slice / 4) * 14 - (slice % 2) * 6;
    ellipse(pen, '#d9651f', x, y + 4, 17, 9, 0.1);
    ellipse(pen, '#f39a55', x, y, 17, 9, 0.1);
    ellipse(pen, '#f7b27a', x, y, 7, 4, 0.1);
  }
  const stroke = done < cuts ? Math.abs(Math.sin((done % 1) * Math.PI)) : 1;
  pen.save();
  pen.translate(edge - 6, 470 - stroke * 62);
  pen.rotate(-0.08 * stroke);
  box(pen, '#dfe3e4', -16, -40, 26, 96, 4);
  box(pen, '#f4f6f6', -16, -40, 9, 96, 4);
  box(pen, INK, -18, -120, 30, 84, 12);
  pen.restore();
  steps(pen, t, ['Tip down, heel up', 'Rock the blade', 'Even slices']);
}

function soup(pen, t) {
  kitchen(pen, '#ff9378', '#f2eadd');
  steam(pen, t, 180, 330, part(t, 0.2, 0.45));
  box(pen, '#5d6b74', 20, 396, 60, 20, 10);
  box(pen, '#5d6b74', 280, 396, 60, 20, 10);
  fill(pen, '#74838c', () => {
    pen.moveTo(60, 370);
    pen.lineTo(300, 370);
    pen.lineTo(288, 520);
    pen.quadraticCurveTo(180, 546, 72, 520);
  });
  ellipse(pen, '#8c9aa2', 180, 370, 122, 34);
  ellipse(pen, '#cb3f26', 180, 374, 110, 27);
  const warm = part(t, 0.15, 0.4);
  for (let bubble = 0; bubble < 9; bubble++) {
    const life = (t * 9 + bubble * 0.37) % 1;
    const size = Math.sin(life * Math.PI) * 8 * warm;
    ellipse(
      pen,
      '#e0644c',
      180 + Math.cos(bubble * 2.1) * 80,
      374 + Math.sin(bubble * 2.1) * 16,
      size,
      size * 0.6,
    );
  }
  const spoon = t * TAU * 5;
  pen.save();
  pen.translate(180 + Math.cos(spoon) * 46, 372 + Math.sin(spoon) * 10);
  pen.rotate(0.32 + Math.cos(spoon) * 0.12);
  box(pen, '#b98a57', -8, -190, 16, 196, 8);
  pen.restore();
  const basil = part(t, 0.7, 0.8);
  if (basil > 0)
    for (let leaf = 0; leaf < 3; leaf++)
      ellipse(
        pen,
        leaf % 2 ? '#3f6b4a' : '#5a8c66',
        166 + leaf * 16,
        250 + basil * 122 + (leaf % 2) * 8,
        17,
        8,
        leaf - 1,
      );
  steps(pen, t, ['Tomatoes and stock', 'Simmer 20 minutes', 'Basil at the end']);
}

/** @type {Record<string, (pen: CanvasRenderingContext2D, t: number) => void>} */
export const SCENES = { pancake, carrot, soup };
