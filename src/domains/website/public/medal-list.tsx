import { Icon, type IconName } from '#src/ui/public/icon.tsx';

interface MedalListProps {
  list: readonly { icon: IconName; title: string; text?: string }[];
  styles: { list: string | undefined; medal: string | undefined };
}

/** Lists titled facts, each under an icon. */
export const MedalList = ({ list, styles }: MedalListProps) => (
  <ul className={styles.list}>
    {list.map(({ icon, title, text }) => (
      <li key={title}>
        <span className={styles.medal}>
          <Icon name={icon} size="medium" />
        </span>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
      </li>
    ))}
  </ul>
);
