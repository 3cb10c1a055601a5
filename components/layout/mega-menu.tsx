import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Menu, MenuGender } from '@/lib/catalogue/catalogue-mappers';
import { mediaAddress } from '@/lib/media/media-rules';
import { Link } from './link';

/** Enough for a tile on a phone, the only place that shows it. */
const pictureWidth = 280;

/**
 * R43. Each gender is a button with a panel; on a phone one button opens everything. The browser's own popover opens by
 * click, touch and keyboard, closes by Escape or an outside click and reports its state to screen readers, without our
 * script.
 */
export async function MegaMenu({ menu }: { menu: Menu }) {
  const t = await getTranslations('layout');
  if (menu.length === 0) return null;
  return (
    <nav className="mega-menu" aria-label={t('menu.label')}>
      <ul>
        {menu.map((gender) => (
          <li key={gender.order}>
            <button type="button" className="mega-menu-button" popoverTarget={`menu-${gender.order}`}>
              {gender.label}
              <Icon name="chevron-down" />
            </button>
            <Panel gender={gender} all={t('menu.all', { name: gender.label })} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ gender, all }: { gender: MenuGender; all: string }) {
  return (
    <div id={`menu-${gender.order}`} popover="auto" className="mega-menu-panel">
      <div className="mega-menu-content">
        <Link href={gender.href} className="mega-menu-all">
          {all}
        </Link>
        <ul className="mega-menu-categories">
          {gender.categories.map((category) => (
            <li key={category.href}>
              <Link href={category.href}>
                {category.picture && (
                  <img src={mediaAddress(category.picture, pictureWidth, 'webp')} alt="" loading="lazy" />
                )}
                {category.label}
              </Link>
              {category.groups.map((group) => (
                <div key={group.label}>
                  <p>{group.label}</p>
                  <ul>
                    {group.children.map((child) => (
                      <li key={child.href}>
                        <Link href={child.href}>{child.label}</Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
