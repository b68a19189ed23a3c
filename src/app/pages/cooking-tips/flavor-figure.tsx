import { t } from '#shared/t.ts';
import { Figure, Label } from './figure.tsx';

const LEVERS = [
  { x: 160, y: 34, name: t('Salt'), example: t('sea salt, soy') },
  { x: 262, y: 104, name: t('Acid'), example: t('lemon, vinegar') },
  { x: 226, y: 216, name: t('Fat'), example: t('butter, oil') },
  { x: 94, y: 216, name: t('Sweet'), example: t('honey, carrot') },
  { x: 58, y: 104, name: t('Umami'), example: t('cheese, miso') },
];

/** The five levers around a plate. */
export function FiveLevers() {
  return (
    <Figure
      height={260}
      label={t(
        'A plate in the middle, with five levers around it: salt, acid, fat, sweetness and umami, each with two examples.',
      )}
      caption={t('Taste, ask which of the five is missing, and move only that one.')}
    >
      {LEVERS.map(({ x, y, name }) => (
        <path key={name} d={`M160 134 ${x} ${y}`} className="stroke-edge" strokeDasharray="4 4" />
      ))}
      <circle cx={160} cy={134} r={46} className="fill-raised" />
      <circle cx={160} cy={134} r={35} className="fill-sunken" />
      <Label x={160} y={138} bold>
        {t('Your dish')}
      </Label>
      {LEVERS.map(({ x, y, name, example }) => (
        <g key={name}>
          <rect x={x - 52} y={y - 24} width={104} height={48} rx={24} className="fill-saffron-soft" />
          <Label x={x} y={y - 3} bold>
            {name}
          </Label>
          <Label x={x} y={y + 13}>
            {example}
          </Label>
        </g>
      ))}
    </Figure>
  );
}
