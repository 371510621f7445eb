package org.sitrep.rulesets.rambo.metrics;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.rulesets.rambo.mission.MissionState;

/** What becomes of the damage of enemies' attacks, layer by layer, and of other damage. */
final class DamageSlots {
    private static final List<String> LAYERS =
            List.of("damage.byResistance", "damage.byCover", "damage.byArmor", "damage.byValor", "damage.through");
    private static final List<String> LABELS = List.of("Resistance", "Cover", "Armor", "Valor", "Comes through");

    private DamageSlots() {}

    static void add(final CountList list) {
        final int most = CountList.MANY * MissionState.HEROES;
        list.count(
                "damage.attacks",
                "Damage of enemies' attacks before mitigation",
                "damage",
                most,
                Better.LOWER,
                s -> s.record.attackDamage);
        list.count(
                "damage.byResistance",
                "Stopped by resistance",
                "damage",
                most,
                Better.HIGHER,
                s -> s.record.byResistance);
        list.count("damage.byCover", "Stopped by cover", "damage", most, Better.HIGHER, s -> s.record.byCover);
        list.count("damage.byArmor", "Taken by armor", "damage", most, Better.HIGHER, s -> s.record.byArmor);
        list.count("damage.byValor", "Blocked by valor", "damage", most, Better.HIGHER, s -> s.record.byValor);
        list.count(
                "damage.through",
                "Damage of attacks that comes through",
                "damage",
                most,
                Better.LOWER,
                s -> s.record.cameThrough);
        final List<String> shares = new ArrayList<>();
        for (int layer = 0; layer < LAYERS.size(); layer++) {
            final String share = LAYERS.get(layer) + ".share";
            shares.add(share);
            list.slots()
                    .share(
                            share,
                            LABELS.get(layer) + ", of attacks' damage",
                            LAYERS.get(layer),
                            "damage.attacks",
                            LAYERS.get(layer).equals("damage.through") ? Better.LOWER : Better.HIGHER);
        }
        list.count("damage.other", "Damage that is no attack", "damage", most, Better.LOWER, s -> s.record.otherDamage);
        list.count(
                "damage.other.byValor",
                "Damage that is no attack, blocked by valor",
                "damage",
                most,
                Better.NEUTRAL,
                s -> s.record.otherByValor);
        list.subjects(
                "damage.layers",
                "What becomes of enemies' damage",
                "What stops the damage of enemies' attacks, and how much of it comes through?",
                LAYERS,
                LABELS);
        list.subjects(
                "damage.shares",
                "Layers of mitigation",
                "Which share of the damage of enemies' attacks does each layer take?",
                shares,
                LABELS);
        list.slots()
                .table(
                        "damage.sums",
                        "Damage by where it comes from",
                        "How much damage do attacks and other things bring?",
                        List.of(
                                "damage.attacks",
                                "damage.through",
                                "damage.perAttack",
                                "damage.other",
                                "damage.other.byValor"),
                        List.of(
                                "Attacks, before mitigation",
                                "Attacks, what comes through",
                                "Comes through, an attack on a hero",
                                "Other damage",
                                "Other damage, blocked by valor"),
                        "A mission");
    }
}
