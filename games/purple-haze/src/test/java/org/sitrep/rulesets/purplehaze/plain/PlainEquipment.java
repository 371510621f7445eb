package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Ammo;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Item;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Thing;

/**
 * What the Marines carry when the combat is over, and what becomes of Load that their Wounds no longer let them bear
 * (PH-END-2).
 */
final class PlainEquipment {

    private final PlainBoard board;
    private final Map<PlainMarine, List<Item>> items = new LinkedHashMap<>();

    /** Begins with what is left of what they have set out with. */
    PlainEquipment(PlainBoard board) {
        this(board, marine -> left(board, marine));
    }

    /** Begins with what {@code carried} says, in a list to write to. */
    PlainEquipment(PlainBoard board, Function<PlainMarine, List<Item>> carried) {
        this.board = board;
        board.marines().forEach(marine -> items.put(marine, carried.apply(marine)));
    }

    /** What a Marine parts with, and who takes it; nobody: it is dropped. */
    record Parting(Item item, Optional<PlainMarine> taker) {}

    private static List<Item> left(PlainBoard board, PlainMarine marine) {
        List<Item> carried = new ArrayList<>(marine.loadout.items());
        if (board.claymoreUsed) {
            carried.removeIf(item -> item.thing() == Thing.CLAYMORE);
        }
        if (marine.ammoSteps > 0) {
            Ammo ammo = marine.loadout.weapon().modes().get(0).ammo();
            carried.add(new Item(Thing.AMMO, ammo, marine.ammoSteps));
        }
        return carried;
    }

    /** Has every overloaded Marine, lowest ID first, part with things until he can bear what he has. */
    void shed(Function<List<Parting>, Parting> choice) {
        items.keySet().forEach(marine -> makeRoom(marine, 0, choice));
    }

    private void makeRoom(PlainMarine marine, int load, Function<List<Parting>, Parting> choice) {
        while (load(marine) + load > marine.loadCapacity()) {
            Parting parting = choice.apply(partings(marine));
            parting.taker().ifPresent(taker -> makeRoom(taker, parting.item().load(), choice));
            items.get(marine).remove(parting.item());
            parting.taker().ifPresentOrElse(taker -> items.get(taker).add(parting.item()), () -> board.itemsDropped++);
        }
    }

    private int load(PlainMarine marine) {
        return items.get(marine).stream().mapToInt(Item::load).sum();
    }

    /** Each thing with each who may hold it and has room, or dropped (PH-EQ-7). */
    List<Parting> partings(PlainMarine marine) {
        List<Parting> partings = new ArrayList<>();
        for (Item item : items.get(marine).stream().distinct().toList()) {
            List<PlainMarine> takers = items.keySet().stream()
                    .filter(comrade -> comrade != marine && canTake(comrade, item))
                    .toList();
            takers.forEach(taker -> partings.add(new Parting(item, Optional.of(taker))));
            if (item.thing() != Thing.RADIO_SET || takers.isEmpty()) {
                partings.add(new Parting(item, Optional.empty()));
            }
        }
        return partings;
    }

    /** Somebody has to take the Radio Set, and makes room for it if he can bear it at all (PH-EQ-9). */
    private boolean canTake(PlainMarine marine, Item item) {
        int before = item.thing() == Thing.RADIO_SET ? 0 : load(marine);
        return item.thing().mayBeHeldBy(marine.id()) && before + item.load() <= marine.loadCapacity();
    }
}
