package org.sitrep.rulesets.purplehaze.odds;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.sitrep.rulesets.purplehaze.definition.FireItem;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;

/** Finds what is fired, and how, by what a player types. Immutable. */
public final class Armoury {
    private static final String AUTOMATIC = "automatic";

    private final List<FireItem> items;

    private Armoury(final List<FireItem> items) {
        this.items = List.copyOf(items);
    }

    /** Returns what a document has to fire. */
    public static Armoury of(final GameData data) {
        return new Armoury(FireItem.all(data));
    }

    /** Returns everything that can be fired, in the order of the data. */
    public List<FireItem> items() {
        return items;
    }

    /** Returns the item with this id or card name, case ignored; an id goes before a name. */
    public Optional<FireItem> find(final String typed) {
        return items.stream()
                .filter(item -> item.id().equalsIgnoreCase(typed))
                .findFirst()
                .or(() -> items.stream()
                        .filter(item -> item.name().equalsIgnoreCase(typed))
                        .findFirst());
    }

    /**
     * Returns the mode that is meant: its id; or a beginning that only one mode's id has; or {@code automatic} for the
     * one mode that is automatic fire. Case is ignored.
     */
    public static Optional<WeaponMode> mode(final FireItem item, final String typed) {
        final String wanted = typed.toLowerCase(Locale.ROOT);
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        final Map<String, WeaponMode> modes = item.modes();
        return only(modes.values().stream()
                        .filter(mode -> mode.id().toLowerCase(Locale.ROOT).equals(wanted))
                        .toList())
                .or(() -> only(modes.values().stream()
                        .filter(mode -> mode.id().toLowerCase(Locale.ROOT).startsWith(wanted))
                        .toList()))
                .or(() -> only(modes.values().stream()
                        .filter(mode -> mode.automatic() && AUTOMATIC.startsWith(wanted))
                        .toList()));
    }

    private static Optional<WeaponMode> only(final List<WeaponMode> found) {
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }
}
