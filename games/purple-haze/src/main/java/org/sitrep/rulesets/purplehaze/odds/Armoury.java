package org.sitrep.rulesets.purplehaze.odds;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.sitrep.rulesets.purplehaze.definition.FireItem;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;

/** Finds weapons, gear and their modes by the text that a player types. Immutable. */
public final class Armoury {
    private static final String AUTOMATIC = "automatic";

    private final List<FireItem> items;

    private Armoury(final List<FireItem> items) {
        this.items = List.copyOf(items);
    }

    /** Returns all items of a document that can be fired or thrown. */
    public static Armoury of(final GameData data) {
        return new Armoury(FireItem.all(data));
    }

    /** Returns all items, in the order of the data. */
    public List<FireItem> items() {
        return items;
    }

    /** Returns the item with this id or card name, ignoring case; an id takes precedence over a name. */
    public Optional<FireItem> find(final String typed) {
        return items.stream()
                .filter(item -> item.id().equalsIgnoreCase(typed))
                .findFirst()
                .or(() -> items.stream()
                        .filter(item -> item.name().equalsIgnoreCase(typed))
                        .findFirst());
    }

    /**
     * Returns the mode for {@code typed}: an id, a prefix of exactly one mode's id, or a prefix of {@code automatic}
     * for the only automatic mode. Case is ignored.
     */
    public static Optional<WeaponMode> mode(final FireItem item, final String typed) {
        final String prefix = typed.toLowerCase(Locale.ROOT);
        if (prefix.isEmpty()) {
            return Optional.empty();
        }
        final Map<String, WeaponMode> modes = item.modes();
        return only(modes.values().stream()
                        .filter(mode -> mode.id().toLowerCase(Locale.ROOT).equals(prefix))
                        .toList())
                .or(() -> only(modes.values().stream()
                        .filter(mode -> mode.id().toLowerCase(Locale.ROOT).startsWith(prefix))
                        .toList()))
                .or(() -> only(modes.values().stream()
                        .filter(mode -> mode.automatic() && AUTOMATIC.startsWith(prefix))
                        .toList()));
    }

    private static Optional<WeaponMode> only(final List<WeaponMode> found) {
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }
}
