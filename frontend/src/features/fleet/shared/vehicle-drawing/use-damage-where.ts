import { areaAndPlace, type DamagePlace } from '@rigbook/contracts/booking/shift/damage-places.words';
import type { DamageArea } from '@rigbook/contracts/booking/shift/damage.words';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';

interface Damaged {
  readonly area: DamageArea;
  readonly place?: DamagePlace | '' | null | undefined;
}

/** "Driver Side, Left front door", or the area alone. */
export function useDamageWhere(): (damaged: Damaged) => string {
  const text = useText();
  const { language } = useLanguage();
  return ({ area, place }) => areaAndPlace(text(`damageArea.${area}`), place || null, language);
}
