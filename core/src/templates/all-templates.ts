import { type CraftId, craftIds } from '../choices/crafts.ts';
import { once } from '../once.ts';
import type { Template } from '../schemas/template.ts';
import bijuteria from './pieces/bijuteria.json' with { type: 'json' };
import biscuit from './pieces/biscuit.json' with { type: 'json' };
import bordado from './pieces/bordado.json' with { type: 'json' };
import ceramica from './pieces/ceramica.json' with { type: 'json' };
import costura from './pieces/costura.json' with { type: 'json' };
import croche from './pieces/croche.json' with { type: 'json' };
import decoracao from './pieces/decoracao.json' with { type: 'json' };
import feltro from './pieces/feltro.json' with { type: 'json' };
import macrame from './pieces/macrame.json' with { type: 'json' };
import madeira from './pieces/madeira.json' with { type: 'json' };
import outros from './pieces/outros.json' with { type: 'json' };
import papel from './pieces/papel.json' with { type: 'json' };
import patchwork from './pieces/patchwork.json' with { type: 'json' };
import pintura from './pieces/pintura.json' with { type: 'json' };
import scrapbook from './pieces/scrapbook.json' with { type: 'json' };
import tricot from './pieces/tricot.json' with { type: 'json' };
import vidro from './pieces/vidro.json' with { type: 'json' };
import { readTemplates } from './ready-templates.ts';

const files: Record<CraftId, unknown> = {
  croche,
  bordado,
  bijuteria,
  biscuit,
  ceramica,
  costura,
  decoracao,
  tricot,
  macrame,
  patchwork,
  feltro,
  scrapbook,
  pintura,
  madeira,
  vidro,
  papel,
  outros,
};

/** The ready templates of all crafts, read once. They are too many for a screen to carry along. */
export const readyTemplates = once((): readonly Template[] =>
  craftIds.flatMap((craft) => readTemplates(craft, files[craft])),
);
