package org.sitrep.fuzz;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.sitrep.fuzz.Corpus.Kind;

/**
 * Command lines that play little: those that read a file of a kind, and one or more of every command to try its options
 * on. {@code F} is the file, {@code S} a scenario that the file is part of.
 */
final class Lines {
    private static final List<String> OF_SCENARIO = List.of(
            "validate F",
            "validate F",
            "validate F -f json",
            "show F",
            "show F --resolved",
            "show F --provenance",
            "run F -n 2 -t 1 --no-report",
            "run F -n 2 -t 1 --no-report --bot random",
            "run F -n 2 -t 1 --no-report --bot drill -f json",
            "run F -n 1 -t 1 --out out --bot random",
            "run F -n 2 -t 1 --no-report --ladder --rungs random,drill",
            "replay F --trial 1 --bot random",
            "replay F --full --luck -f json --bot drill",
            "replay F --html out/page.html --bot random",
            "replay F --bot random --diff --set~start.night=true",
            "coverage F -n 1 --bot random",
            "compare F --against --set~start.threat=8 --bot random -n 4 -t 1 --no-report",
            "sweep F --vary start.threat=2,5 --bot random -n 2 -t 1 --no-report",
            "baseline F --bot random -n 4 -t 1 -o out/b.baseline",
            "list metrics --scenario F",
            "list weapons --scenario F",
            "list loadouts --scenario F -f json",
            "odds --weapon m16 --scenario F",
            "run F -n 2 -t 1 --no-report --bot random --set=party=two",
            "replay F --bot random --diff --set~party=one",
            "sweep F --vary party=one,three --bot random -n 2 -t 1 --no-report",
            "compare F --forbid action:draw --bot random -n 2 -t 1 --no-report",
            "list gear --scenario F");

    private static final Map<Kind, List<String>> OF_FILES = Map.of(
            Kind.SCENARIO, OF_SCENARIO,
            Kind.COMPONENT,
                    List.of(
                            "validate F",
                            "validate S",
                            "validate S",
                            "show S --resolved",
                            "run S -n 1 -t 1 --no-report --bot random",
                            "run S -n 2 -t 1 --no-report",
                            "replay S --bot random",
                            "coverage S -n 1 --bot random",
                            "list specials --scenario S",
                            "list threats --scenario S",
                            "odds --weapon m16 --scenario S"),
            Kind.OVERLAY,
                    List.of(
                            "validate F",
                            "validate S --overlay F",
                            "run S --overlay F -n 1 -t 1 --no-report --bot random",
                            "show S --overlay F",
                            "compare S --against --overlay~F --bot random -n 2 -t 1 --no-report"),
            Kind.PLAYBOOK,
                    List.of(
                            "validate F",
                            "run PH/combats/patrol.yaml --bot F -n 1 -t 1 --no-report",
                            "run PH/missions/01-crash.yaml --bot F -n 1 -t 1 --no-report",
                            "replay PH/combats/patrol.yaml --bot F --full",
                            "run PH/combats/patrol.yaml --bot F --bot-set orders.weights.cost=-0.2 -n 1 -t 1 --no-report",
                            "tune F PH/combats/patrol.yaml --generations 1 --population 4 -n 2 --held-out 2 -t 1 --to out/t.yaml",
                            "list bots"),
            Kind.BASELINE,
                    List.of(
                            "check F -t 1",
                            "check F -t 1 --full -f json",
                            "check F -t 1 --junit out/j.xml --markdown out/m.md -o out/r",
                            "baseline -o F -t 1"),
            Kind.RESULT,
                    List.of(
                            "report F",
                            "report F --full",
                            "report F -f json",
                            "report F -f csv",
                            "report F -f markdown",
                            "report F -o out/r --notebook",
                            "report F F",
                            "merge F made/result.json -o out/m.json",
                            "merge made/ladder.json F -o out/m.json",
                            "merge F F -o out/m.json"),
            Kind.CHECKPOINT,
                    List.of("resume made/cut -t 1", "report F", "resume made/cut -t 1 -f json", "report made/cut"),
            Kind.PAGE,
                    List.of("replay made/three.yaml --html F", "replay PH/combats/patrol.yaml --bot random --html F"));

    private static final List<String> WHOLE_OF_RAMBO = List.of(
            "RB/missions/01-proof.yaml",
            "RB/missions/cage-run.yaml",
            "RB/missions/powder-store.yaml",
            "RB/campaign.yaml");

    private static final List<String> WHOLE = List.of(
            "PH/combats/patrol.yaml",
            "PH/combats/patrol.yaml",
            "PH/combats/ambushed.yaml",
            "PH/missions/01-crash.yaml",
            "PH/missions/01-crash.yaml",
            "PH/missions/04-two-chutes.yaml",
            "PH/missions/09-city.yaml",
            "PH/campaign.yaml");

    /**
     * Every command but {@code prime}, which is the launcher's own, and {@code bench}, which is for those who build it.
     */
    static final List<String> OF_COMMANDS = List.of(
            "run made/three.yaml -n 4 -t 1 --out out",
            "run made/three.yaml -n 4 -t 1 --no-report",
            "run made/three.yaml -n 200 -t 1 --no-report --precision heads=5",
            "run made/three.yaml --ladder --rungs steady,timid -n 4 -t 1 --no-report",
            "run PH/combats/patrol.yaml --bot random -n 2 -t 1 --no-report",
            "run PH/missions/01-crash.yaml --bot random -n 1 -t 1 --no-report",
            "resume made/cut -t 1",
            "replay made/three.yaml",
            "replay PH/combats/patrol.yaml --bot random",
            "replay PH/missions/01-crash.yaml --bot random --diff --set~start.night=true",
            "compare made/three.yaml --bot steady,timid -n 4 -t 1 --no-report",
            "compare made/three.yaml --best --metric heads --bot steady,timid -n 200 -t 1 --out out",
            "compare PH/combats/patrol.yaml --bot random --against --set~start.threat=8 -n 2 -t 1 --no-report",
            "loadouts PH/combats/patrol.yaml --bot random --bearer scout --items smoke --budget 1000 --start 4 -t 1 --no-report --write out/best.yaml",
            "sweep made/three.yaml --vary coins=1..3 -n 4 -t 1 --out out",
            "sweep PH/combats/patrol.yaml --bot random --vary start.threat=2,5 -n 2 -t 1 --no-report",
            "solve made/three.yaml --vary coins=1..9 --target heads=2±0.5 --budget 5000 -t 1 --no-report --write out/s.yaml",
            "coverage PH/missions/01-crash.yaml --bot random -n 1",
            "tune PH/playbooks/cautious.yaml PH/combats/patrol.yaml --generations 1 --population 4 -n 2 --held-out 2 -t 1 --to out/t.yaml",
            "baseline made/three.yaml -n 4 -t 1 -o out/b.baseline",
            "check made/coins.baseline -t 1",
            "odds --focus 3 --strike 4 --crit 1",
            "odds --focus 3 --strike 4 --crit 1 --enemy",
            "odds --weapon m16",
            "new mission river --ruleset purple-haze --dir out",
            "validate made/three.yaml PH/combats/patrol.yaml",
            "show PH/combats/patrol.yaml",
            "show made/three.yaml --resolved",
            "run RB/missions/01-proof.yaml --bot random -n 2 -t 1 --no-report",
            "run RB/missions/cage-run.yaml --set party=three --forbid gear:field-knife -n 1 -t 1 --no-report",
            "run RB/campaign.yaml --bot random -n 1 -t 1 --no-report",
            "replay RB/missions/powder-store.yaml --bot random --diff --set~party=two",
            "replay RB/campaign.yaml --bot random",
            "compare RB/missions/01-proof.yaml --bot random --loadout quiet,firepower -n 2 -t 1 --no-report",
            "loadouts RB/missions/01-proof.yaml --bot random --bearer rambo --items recurve-bow --budget 1000 --start 4 -t 1 --no-report --write out/best.yaml",
            "sweep RB/missions/01-proof.yaml --bot random --vary missions.proof.rounds=3,5 -n 2 -t 1 --no-report",
            "sweep RB/missions/01-proof.yaml --bot random --set party=one --worth -n 1 -t 1 --no-report",
            "coverage RB/missions/cage-run.yaml --bot random -n 1",
            "check made/proof.baseline -t 1",
            "new mission river --ruleset rambo --dir out",
            "new cards river --ruleset rambo --dir out",
            "schema rambo",
            "reference rambo",
            "list threats --ruleset rambo",
            "list metrics",
            "list",
            "schema purple-haze",
            "reference purple-haze",
            "report made/result.json",
            "report made/ladder.json",
            "merge made/result.json made/patrol.json -o out/m.json",
            "completion bash");

    private Lines() {}

    /** Returns scenarios that a component may be part of. */
    static List<String> whole(final Path file) {
        return file.startsWith(Corpus.RAMBO) ? WHOLE_OF_RAMBO : WHOLE;
    }

    static List<String> of(final Kind kind) {
        return OF_FILES.get(kind);
    }
}
